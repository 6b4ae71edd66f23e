/** The files of the engine, each with the content that its name promises. */

import { toHex } from "../hex";
import { sha256Bytes } from "../fairness/sha256";
import type { Files } from "./engine";
import { EngineError, GONE } from "./errors";

const NAMED = /\.([0-9a-f]{12})\.\w+$/;

/** The files in the engine's folder; the index has another name there. */
export function filesAt(base: string, index: string): Files {
  return (name) => loadFile(base, name === "index.json" ? index : name);
}

async function loadFile(base: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${base}${name}`);
  if (response.status === 404) throw new EngineError(GONE, `${name} is not there.`);
  if (!response.ok) throw new Error(`${name} cannot be loaded: ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const promised = NAMED.exec(name)?.[1];
  if (promised !== undefined && !toHex(sha256Bytes(bytes)).startsWith(promised)) throw new EngineError(GONE, `${name} has another content.`);
  return bytes;
}
