/** Finds the games' drawings by looking into the folders; each is loaded when a table needs it. */

import { loadMessages } from "../shell/messages.svelte";
import type { Face } from "./face";

const folders = import.meta.glob<{ face: Face }>("./*/index.ts");

/** A game's drawing, with its messages. */
export async function faceOf(game: string): Promise<Face> {
  const open = folders[`./${game}/index.ts`];
  if (!open) throw new Error(`There is no drawing of ${game}.`);
  const [{ face }] = await Promise.all([open(), loadMessages(game)]);
  return face;
}
