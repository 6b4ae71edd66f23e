/** Previews and hints. Both use a state that is redealt in everything that the seat does not know, so they reveal nothing. */

import { RefusalError } from "../calls";
import type { State } from "../engine/engine";
import { EngineError } from "../engine/errors";
import type { ServerMessageOf } from "../wire";
import type { LocalMatch, MatchEngine } from "./match";

type ActionPreview = ServerMessageOf<"previews">["previews"][number];

/** Refuse a seat that is not to move. */
export function checkTurn({ result, toMove }: LocalMatch, seat: number): void {
  if (result) throw new RefusalError("over", "The match is over.");
  if (seat !== toMove) throw new RefusalError("turn", "It is not your turn.");
}

/** What actions would change, or why they are not allowed. */
export async function previewAll(match: LocalMatch, seat: number, actions: (string | number)[]): Promise<ActionPreview[]> {
  checkTurn(match, seat);
  const known = await match.engine.call("resample", match.state, seat);
  return Promise.all(actions.map((action) => previewOne(match.engine, known, action)));
}

async function previewOne(engine: MatchEngine, known: State, action: string | number): Promise<ActionPreview> {
  try {
    return { action, preview: await engine.call("preview", known, await readAction(engine, known, action)), refused: null };
  } catch (failed) {
    if (!(failed instanceof EngineError)) throw failed;
    const { code, message, rule, reason } = failed;
    return { action, preview: null, refused: { code, sentence: message, rule, reason } };
  }
}

/** The number of an action. */
export function readAction(engine: MatchEngine, state: State, action: string | number): Promise<number> {
  return typeof action === "number" ? Promise.resolve(action) : engine.call("parseAction", state, action);
}

/** Good actions for a seat to move. */
export function hintsFor(match: LocalMatch, seat: number): ReturnType<MatchEngine["hints"]> {
  checkTurn(match, seat);
  return match.engine.hints(match.state, { history: match.history });
}
