/** Finds the games' drawings by looking into the folders; each is loaded when a table needs it. */

import { gameMessages } from "../calls";
import { loadMessages, serveMessages } from "../shell/messages.svelte";
import type { Face } from "./face";

const folders = import.meta.glob<{ face: Face }>("./*/index.ts");

/** A game's drawing, with its messages; a game without a folder gets the face that draws any game. */
export async function faceOf(game: string): Promise<Face> {
  const open = folders[`./${game}/index.ts`] ?? (() => import("./generic/face"));
  const [{ face }] = await Promise.all([open(), loadGame(game)]);
  return face;
}

/** Load the messages of a game: its own, or those that the server has and those of the face that draws any game. */
export async function loadGame(game: string): Promise<void> {
  const isKnown = folders[`./${game}/index.ts`] !== undefined;
  if (isKnown) return loadMessages(game);
  serveMessages("generic", async (language) => (await import("./generic/messages")).readMessages(language));
  serveMessages(game, (language) => gameMessages(game, language));
  await Promise.all([loadMessages("generic"), loadMessages(game)]);
}
