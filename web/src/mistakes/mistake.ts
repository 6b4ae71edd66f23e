/** A costly decision of a match: the position before it, what was played, and what would have been better. */

import type { AnalysisDocument, Decision } from "../analysis/analysis.svelte";
import { NO_CLOCK, type Entry, type Setting } from "../engine/match";
import type { MatchDocument } from "../engine/match-document";

type BetterAction = NonNullable<Decision["best"]>;

/** Everything that is needed to show a mistake without a server. */
export interface Mistake {
  match: string;
  /** When the match ended, in milliseconds since 1970. */
  ended: number;
  /** The number of actions after it. */
  ply: number;
  seat: number;
  setting: Setting;
  /** The actions before it, each with its seat. */
  moves: [seat: number, action: number][];
  played: Pick<Decision, "action" | "text" | "says">;
  best: BetterAction;
  /** What it cost: in chances from 0 to 1, and in points. */
  cost: number;
  points: number;
  mark: "mistake" | "blunder";
}

/** Only a second, longer look may call a decision a mistake. */
const CHECKED = 2;

/** The decisions of some seats that were mistakes or blunders. */
export function mistakesIn(analysis: AnalysisDocument, seats: number[]): Decision[] {
  const isCostly = ({ mark }: Decision): boolean => mark === "mistake" || mark === "blunder";
  return analysis.decisions.filter((each) => seats.includes(each.seat) && each.effort === CHECKED && each.best !== null && isCostly(each));
}

/** The mistakes of some seats, from the analysis and the document of a match. */
export function readMistakes(match: string, ended: number, analysis: AnalysisDocument, document: MatchDocument, seats: number[]): Mistake[] {
  const { game, rules, options, seats: places, people, seed } = document;
  const setting: Setting = { game, rules, options, seats: places, people, seed, clock: NO_CLOCK, rated: false };
  return mistakesIn(analysis, seats).map((decision) => ({
    match,
    ended,
    ply: decision.ply,
    seat: decision.seat,
    setting,
    moves: analysis.decisions.filter(({ ply }) => ply < decision.ply).map(({ seat, action }) => [seat, action]),
    played: { action: decision.action, text: decision.text, says: decision.says },
    best: decision.best!,
    cost: decision.cost,
    points: decision.points,
    mark: decision.mark as Mistake["mark"],
  }));
}

/** The same name for the same mistake, whenever the match is analyzed. */
export const nameOf = ({ match, ply }: Pick<Mistake, "match" | "ply">): string => `${match}:${ply}`;

/** The log of the match up to the mistake. */
export const logOf = ({ moves, ended }: Mistake): Entry[] =>
  moves.map(([seat, action]) => ({ kind: "act", seat, action, at: ended, spent: 0 }));
