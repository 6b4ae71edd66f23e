/** Boxes of games that have no scene, with the messages that the server has for them. */

import type { GameInfo } from "../calls";
import { loadGame } from "../games/faces";
import { settings } from "../shell/settings.svelte";
import type { Box } from "./boxes";
import scene from "./OtherScene.svelte";

/** One box for each of these games. A game that is not for two gets its smallest table. */
export async function boxesOf(games: GameInfo[]): Promise<Box[]> {
  await Promise.all(games.map(({ name }) => loadGame(name)));
  for (const { name, players } of games) if (!players.includes(settings.players[name] ?? 2)) settings.players[name] = players[0]!;
  return games.map(({ name }) => ({ game: name, scene, mark: null }));
}
