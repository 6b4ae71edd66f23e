/** Random generators from seeds, as `core/luck.py` makes them. */

import { sha256Bytes } from "../fairness/sha256";
import type { Manifest } from "./manifest";
import type { Program } from "./program";

/** A whole number, bytes, or null for a new secret. */
export type Seed = bigint | number | Uint8Array | null;

const SECRET_BYTES = 32;

/** Start a secret generator for one purpose in the array `luck`. */
export function seedSecretly(program: Program, purpose: string, seed: Seed): void {
  const { prefix } = program.manifest.seed;
  const text = new TextEncoder();
  const key = sha256Bytes(joined(text.encode(`${prefix}${purpose}\0`), seedBytes(seed)));
  program.bytes("key").set(key);
  program.call("seed_luck");
}

/** Start a quick generator for one purpose in the array `luck`. */
export function seedQuickly(program: Program, purpose: string, seed: Seed): void {
  seedSecretly(program, purpose, seed);
  program.call("branch");
  program.bytes("luck").set(program.bytes("child"));
}

function seedBytes(seed: Seed): Uint8Array {
  const text = new TextEncoder();
  if (seed === null) return joined(text.encode("bytes:"), crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  if (seed instanceof Uint8Array) return joined(text.encode("bytes:"), seed);
  if (typeof seed === "number" && !Number.isSafeInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}.`);
  if (seed < 0) throw new RangeError(`A seed is not negative, as ${seed} is.`);
  return text.encode(`int:${seed}`);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

const KEY_WORDS = 8;

/** The generator inside a state, as a readable document. */
export function luckDocument({ luck, record }: Manifest, state: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  const view = new DataView(state.buffer, state.byteOffset + record.fields["luck"]!.at);
  const word = (index: number): number => Number(view.getBigInt64(8 * index, true));
  if (word(luck.KIND) === luck.QUICK) return { kind: "quick", word: word(luck.WORD), carry: word(luck.CARRY) };
  const key = new DataView(new ArrayBuffer(4 * KEY_WORDS));
  for (let index = 0; index < KEY_WORDS; index += 1) key.setUint32(4 * index, word(luck.KEY + index), true);
  return { kind: "secret", key: toHex(new Uint8Array(key.buffer)), block: word(luck.COUNTER), used: word(luck.CURSOR) };
}

/** Bytes in hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Bytes from hexadecimal digits. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new RangeError("These are not hexadecimal digits.");
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
