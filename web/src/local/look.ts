/** Previews and hints. Both use a state that is redealt in everything that the seat does not know, so they reveal nothing. */

import { RefusalError } from "../calls";
import type { Hint } from "../engine/documents";
import type { State, Thought } from "../engine/engine";
import { EngineError } from "../engine/errors";
import type { ServerMessageOf } from "../wire";
import type { LocalMatch, MatchEngine } from "./match";

/** How many iterations find the best action before others are compared with it. */
const FIRST_LOOK = 300;

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

/** Good actions for a seat to move; with an action, the best one and this one, with chances that can be compared. */
export async function hintsFor(match: LocalMatch, seat: number, action: string | number | null = null): Promise<Hint[]> {
  checkTurn(match, seat);
  const { engine, state, history } = match;
  if (action === null) return engine.hints(state, { history });
  const known = await engine.call("resample", state, seat);
  return compareAction(engine, { known, history, doubt: engine.manifest.beliefs.bots }, await readAction(engine, known, action));
}

/** What a seat knows, and what may be learned from the match so far. */
interface Question extends Thought {
  known: State;
}

/** The best action and another one; only one if they are the same. */
export async function compareAction(engine: MatchEngine, { known, ...thought }: Question, action: number): Promise<Hint[]> {
  const best = (await engine.hints(known, { ...thought, budget: { iterations: FIRST_LOOK }, count: 1 }))[0]!;
  const better = await engine.call("parseAction", known, best.action);
  if (better === action) return [best];
  const [win, own] = await engine.compare(known, [better, action], thought);
  const [text, says, reasons] = await Promise.all([
    engine.call("actionText", known, action),
    engine.call("actionMessage", known, action),
    engine.call("reasons", known, action),
  ]);
  const found = [
    { ...best, win: win! },
    { ...best, action: text, win: own!, says, reasons },
  ];
  return own! > win! ? [found[1]!] : found;
}
