/** Good actions and their chances, from a search. The search is compiled; the corrections are those of `search/hints.py`. */

import type { Program } from "./program";
import { candidates, firstLook, grow, think, tryOut, type Budget, type Candidate, type Trial } from "./search";

/** A good action: its chance to win, its points at the end, and its share of the search. */
export interface Advice {
  action: number;
  win: number;
  points: number;
  share: number;
}

/** Search for good actions of the seat to move of the state in `box`, with the generator in `luck`; the best first. */
export function* advise(program: Program, budget: Budget, clock: () => number): Generator<void, Advice[], void> {
  yield* think(program, budget, clock);
  const visits = Number(program.integers("tree.visits")[0]);
  grow(program, Math.max(0, program.manifest.hints.least - visits));
  const found = candidates(program).filter(({ visits: own }) => own > 0);
  const total = found.reduce((sum, each) => sum + each.visits, 0);
  return corrected(program, found).map(({ action, visits: own, win, points }) => ({ action, win, points, share: own / total }));
}

/** The candidates with chances as if all seats played by what they know: the search overestimates all by about as much as the best. */
function corrected(program: Program, found: Candidate[]): Candidate[] {
  const best = found[0]!;
  const seat = Number(program.integers("box")[program.manifest.record.fields["seat"]!.at / 8]);
  const expected = expect(program, best.action);
  const winOff = best.win - expected.wins[seat]!;
  const pointsOff = best.points - expected.points[seat]!;
  return found.map((each) => ({ ...each, win: Math.min(1, Math.max(0, each.win - winOff)), points: each.points - pointsOff }));
}

/** Every seat's chance and points after the best action. Half of what searching has gained is taken back: the others will search too. */
function expect(program: Program, best: number): Trial {
  const first = firstLook(program);
  const tried = tryOut(program, best);
  if (program.constant("context.style.judge") === program.manifest.hints.playout || first === best) return tried;
  const plain = tryOut(program, first);
  const takenBack = 0.5 * tried.goesOn;
  const blend = (had: number[], plainly: number[]): number[] => had.map((value, seat) => value + takenBack * (plainly[seat]! - value));
  return { ...tried, wins: blend(tried.wins, plain.wins), points: blend(tried.points, plain.points) };
}
