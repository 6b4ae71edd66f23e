/** Thinks about positions that the server sends, with the engine of the game. */

import { readPosition, type SentPosition } from "../engine/position";
import { engineFor } from "./engines";
import type { MatchEngine } from "./match";

/** Load the engine of a game, and what its opponents have learned. */
export async function loadThinker(game: string, players: number): Promise<MatchEngine> {
  const engine = await engineFor(game, players);
  await engine.prepare();
  return engine;
}

/** The action that a level chooses. */
export async function chooseAt(engine: MatchEngine, position: SentPosition, level: string, signal: AbortSignal): Promise<number> {
  const { state, past } = await readPosition(engine.manifest, position);
  return engine.choose(state, level, { past, doubt: position.doubt }, signal);
}

/** Good actions for the seat to move. */
export async function hintsAt(engine: MatchEngine, position: SentPosition, signal: AbortSignal): ReturnType<MatchEngine["hints"]> {
  const { state, past } = await readPosition(engine.manifest, position);
  return engine.hints(state, { past, doubt: position.doubt }, signal);
}
