/** Positions as a server sends them (`server/live/device.py`): what a seat knows, and what everybody has seen. */

import type { Decision } from "./beliefs";
import type { State } from "./engine";
import type { Manifest } from "./manifest";
import { unzip } from "./unzip";

/** A position in base64, compressed. */
export interface SentPosition {
  state: string;
  past: string;
  /** How little to infer from the past, from 0 to 1. */
  doubt: number;
}

/** The bytes of an action in front of the state in which it was chosen. */
const NUMBER_BYTES = 8;

/** Read a position; refuses one of another game, or from a server with another version of it. */
export async function readPosition(manifest: Manifest, { state, past }: SentPosition): Promise<{ state: State; past: Decision[] }> {
  return { state: withoutHeader(manifest, await unpack(state)), past: past === "" ? [] : readPast(manifest, await unpack(past)) };
}

const unpack = (text: string): Promise<State> => unzip(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)), "deflate");

function withoutHeader({ game, header, record }: Manifest, bytes: State): State {
  const start = new TextDecoder().decode(bytes.subarray(0, header.length));
  if (start !== header || bytes.length !== header.length + record.size) throw new RangeError(`This is not a position of ${game} that this page knows.`);
  return bytes.slice(header.length);
}

function readPast({ record }: Manifest, bytes: State): Decision[] {
  const size = NUMBER_BYTES + record.size;
  return Array.from({ length: bytes.length / size }, (_, index) => {
    const at = index * size;
    const action = Number(new DataView(bytes.buffer, bytes.byteOffset + at).getBigInt64(0, true));
    return { action, state: bytes.slice(at + NUMBER_BYTES, at + size) };
  });
}
