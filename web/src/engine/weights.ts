/** The weights of a network: small whole numbers, and a scale for those of each feature. */

import type { Field, Weights } from "./manifest";
import type { Program } from "./program";
import { unzip } from "./unzip";

const PACKED = "weights";
const SCALES = "scales";

/** Unpack the weights of a file into the program's network. */
export async function loadWeights(program: Program, described: Weights, file: Uint8Array<ArrayBuffer>): Promise<void> {
  const bytes = await unzip(file, "gzip");
  for (const name of described.fields) {
    const field = described.arrays[name]!;
    if (name !== PACKED) program.bytes(`context.net.${name}`).set(bytesOf(bytes, field, 4));
  }
  const packed = described.arrays[PACKED]!;
  const scales = new Float32Array(bytesOf(bytes, described.arrays[SCALES]!, 4).slice().buffer);
  unpack(new Int8Array(bytes.buffer, packed.at, size(packed)), scales, program.floats(`context.net.${PACKED}`));
}

function unpack(packed: Int8Array, scales: Float32Array, weights: Float32Array): void {
  const width = packed.length / scales.length;
  for (let index = 0; index < packed.length; index += 1) weights[index] = packed[index]! * scales[Math.floor(index / width)]!;
}

const size = (field: Field): number => field.shape.reduce((total, length) => total * length, 1);

const bytesOf = (all: Uint8Array, field: Field, width: number): Uint8Array => all.subarray(field.at, field.at + width * size(field));
