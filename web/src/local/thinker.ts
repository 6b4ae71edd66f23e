/** Thinks about positions that the server sends, with the engine of the game. */

import { readPosition, type SentPosition } from "../engine/position";
import { engineFor } from "./engines";
import { compareAction, readAction } from "./look";
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

/** Good actions for the seat to move; with an action, the best one and this one, with chances that can be compared. */
export async function hintsAt(
  engine: MatchEngine,
  position: SentPosition,
  action: string | null,
  signal: AbortSignal,
): ReturnType<MatchEngine["hints"]> {
  const { state, past } = await readPosition(engine.manifest, position);
  const thought = { past, doubt: position.doubt };
  if (action === null) return engine.hints(state, thought, signal);
  return compareAction(engine, { known: state, ...thought }, await readAction(engine, state, action));
}
