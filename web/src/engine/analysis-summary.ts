/** What an analysis adds up to, like `search/analysis_summary.py` and `search/error_rates.py`. */

import type { components } from "../api";
import type { AnalysisDocument, JudgedDecision } from "./analysis";
import type { AnalysisLimits } from "./manifest";
import { roundAll, rounded } from "./rounding";

type LuckEvent = components["schemas"]["LuckEvent"];
type SeatSummary = components["schemas"]["SeatSummary"];
type TurningPoint = components["schemas"]["TurningPoint"];
type ErrorRate = NonNullable<SeatSummary["rate"]>;

/** Add up an analysis. */
export function summarize(
  limits: AnalysisLimits,
  curve: number[][],
  decisions: JudgedDecision[],
  draws: number[][],
): Pick<AnalysisDocument, "events" | "seats" | "turning_points"> {
  const events = decisions.map((decision, index) => eventOf(decision, curve[index]!, curve[index + 1]!, draws[index]!));
  const seats = curve[0]!.map((_, seat) => summarizeSeat(limits, seat, curve, decisions, events));
  return { events, seats, turning_points: findTurns(limits, decisions, events) };
}

/** The luck of an action: the change that its decision does not explain. */
function eventOf(decision: JudgedDecision, before: number[], after: number[], draw: number[]): LuckEvent {
  const changes = changesBy(decision);
  return { ply: decision.ply, luck: roundAll(after.map((now, seat) => now - before[seat]! - changes[seat]!)), draw };
}

/** By seat, what a decision changed: its cost for the seat itself, its gifts for the others. */
function changesBy({ seat, cost, gifts }: JudgedDecision): number[] {
  return gifts.map((gift, each) => (each === seat ? -cost : gift));
}

function summarizeSeat(limits: AnalysisLimits, seat: number, curve: number[][], decisions: JudgedDecision[], events: LuckEvent[]): SeatSummary {
  const own = decisions.filter((each) => each.seat === seat);
  const others = decisions.filter((each) => each.seat !== seat);
  const countOf = (name: string): number => own.filter(({ mark }) => mark === name).length;
  return {
    initial: curve[0]![seat]!,
    final: curve.at(-1)![seat]!,
    luck: add(events.map(({ luck }) => luck[seat]!)),
    draws: add(events.map(({ draw }) => draw[seat]!)),
    errors: add(own.map(({ cost }) => -cost)),
    gifts: add(others.map(({ gifts }) => gifts[seat]!)),
    marks: Object.fromEntries(limits.marks.map(([, mark]) => [mark, countOf(mark)])),
    rate: errorRate(limits, own.filter(({ counts }) => counts)),
  };
}

const add = (numbers: number[]): number => rounded(sum(numbers), 4);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The error rate of decisions, in hundredths of the chance to win and in points. */
function errorRate(limits: AnalysisLimits, counted: JudgedDecision[]): ErrorRate | null {
  if (counted.length === 0) return null;
  const [mean, margin] = inHundredths(limits, counted.map(({ cost }) => 100 * cost));
  const [points, points_margin] = inHundredths(limits, counted.map((each) => each.points));
  const level = counted.length >= limits.fewest ? nearestLevel(limits, points) : null;
  return { mean, margin, decisions: counted.length, level, points, points_margin };
}

/** The mean of numbers with two decimals, and half the width of its 95% interval, with two decimals. */
function inHundredths(limits: AnalysisLimits, numbers: number[]): [mean: number, margin: number] {
  const [mean, margin] = meanAndMargin(limits, numbers.map((number) => Math.round(100 * number)));
  return [rounded(mean / 100, 2), rounded(margin / 100, 2)];
}

/** The mean of some whole numbers, and half the width of its 95% interval; all sums are exact. */
function meanAndMargin({ normal }: AnalysisLimits, numbers: number[]): [mean: number, margin: number] {
  const count = numbers.length;
  const total = sum(numbers);
  if (count === 1) return [total, total];
  const spread = Math.sqrt(sum(numbers.map((number) => (count * number - total) ** 2)) / (count - 1)) / count;
  return [total / count, (normal * spread) / Math.sqrt(count)];
}

/** The level that loses about as many points, by ratio; null for a game whose levels were not measured enough. */
function nearestLevel({ rates, leastRate }: AnalysisLimits, mean: number): string | null {
  const logRate = (rate: number): number => Math.log(Math.max(rate, leastRate));
  const distances = Object.entries(rates).map(([level, rate]) => ({ level, distance: Math.abs(logRate(rate) - logRate(mean)) }));
  return distances.reduce<(typeof distances)[number] | null>((found, each) => (found && found.distance <= each.distance ? found : each), null)?.level ?? null;
}

/** The decisions and draws that changed the chances most, in the order of the match. */
function findTurns({ leastTurn, mostTurns }: AnalysisLimits, decisions: JudgedDecision[], events: LuckEvent[]): TurningPoint[] {
  const turnOf = ({ ply, seat }: JudgedDecision, kind: TurningPoint["kind"], change: number[]): TurningPoint => ({ ply, seat, kind, change });
  const turns = [
    ...decisions.map((each) => turnOf(each, "decision", changesBy(each))),
    ...decisions.map((each, index) => turnOf(each, "draw", events[index]!.draw)),
  ];
  const great = turns.filter((turn) => greatest(turn) >= leastTurn).toSorted((one, other) => greatest(other) - greatest(one));
  const isDraw = ({ kind }: TurningPoint): number => Number(kind === "draw");
  return great.slice(0, mostTurns).toSorted((one, other) => one.ply - other.ply || isDraw(one) - isDraw(other));
}

/** How much the chances of a seat changed, at most. */
const greatest = ({ change }: TurningPoint): number => Math.max(...change.map(Math.abs));
