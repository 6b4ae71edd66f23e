import { isSparing } from "./sparing";

/** Whether this browser can think, without loading much against the person's will. */
export function canThink(): boolean {
  return typeof WebAssembly === "object" && typeof Worker === "function" && typeof DecompressionStream === "function" && !isSparing();
}
