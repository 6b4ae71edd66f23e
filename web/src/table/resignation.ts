/** What resigning means at a table, as the server decides it. */

import type { SeatInfo, TableInfo } from "../calls";
import type { Step } from "../games/face";

/** The version of the rules by which a rated match is aborted if a seat resigns before its first action. */
const ABORTING_RULES = 2;

/**
 * What happens when a seat resigns: the match is aborted, the last opponent wins, the match ends because no person is left,
 * or a bot takes over.
 */
export function resignOutcome(seat: number | null, table: TableInfo, log: Step[]): "abort" | "duel" | "end" | "bot" {
  if (table.rated && table.rules === ABORTING_RULES && !hasActed(seat, log)) return "abort";
  if (table.seats.length - droppedSeats(table, log).length === 2) return "duel";
  const isPersonLeft = table.seats.some((each) => isPlayedByPerson(each) && each.seat !== seat);
  return isPersonLeft ? "bot" : "end";
}

/** How a resignation counts toward the rating: not at all, as usual, or although the seat has not acted yet. */
export function resignRated(seat: number | null, table: TableInfo, log: Step[]): "false" | "true" | "first" {
  if (!table.rated) return "false";
  return hasActed(seat, log) ? "true" : "first";
}

/** Whether a seat has acted in the match, even if it took that back. */
function hasActed(seat: number | null, log: Step[]): boolean {
  return log.some((step) => step.kind === "act" && step.by === seat);
}

/** The other seats that have neither resigned nor run out of time. */
export function opponentsLeft(seat: number | null, table: TableInfo, log: Step[]): SeatInfo[] {
  const dropped = new Set(droppedSeats(table, log).map((each) => each.seat));
  return table.seats.filter((each) => each.seat !== seat && !dropped.has(each.seat));
}

/** The seats that resigned or ran out of time. At a rated table, bots only take over for them. */
function droppedSeats({ seats, rated }: TableInfo, log: Step[]): SeatInfo[] {
  const dropped = new Set(log.filter(({ kind }) => kind === "resign" || kind === "expire").map((step) => step.by));
  return seats.filter((each) => each.kind === "person" && each.bot !== null && (rated || dropped.has(each.seat)));
}

function isPlayedByPerson(seat: SeatInfo): boolean {
  return seat.kind === "person" && seat.bot === null && !seat.absent;
}
