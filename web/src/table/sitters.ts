/** Who sits at a table, as everybody is shown them. */

import type { SeatTold } from "../calls";
import type { Sitter } from "../games/face";
import { t } from "../shell/messages.svelte";

/** People by their names, bots by their level; who is there by the latest word. */
export function sitters(seats: SeatTold[], here: boolean[] | null, mine: number[]): Sitter[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(seat, seats),
    bot: seat.bot,
    here: here?.[seat.seat] ?? seat.here ?? false,
    absent: seat.absent ?? false,
    mine: mine.includes(seat.seat),
  }));
}

/** A person's name, or a bot's level, numbered where two bots have the same. */
export function nameOf(seat: SeatTold, seats: SeatTold[]): string {
  if (seat.kind === "open") return t("page-seat-open");
  if (!seat.bot || seat.kind === "person") return seat.name;
  const level = t(`page-level-${seat.bot}`);
  const alike = seats.filter((each) => each.bot === seat.bot);
  return alike.length > 1 ? `${level} ${alike.findIndex((each) => each.seat === seat.seat) + 1}` : level;
}
