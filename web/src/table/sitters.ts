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

/** What messages about a player need; the only one who reads this screen is "You". */
export function person(seat: number | null | undefined, sitters: Sitter[]): { who: "you" | "other"; name: string } {
  const found = sitters.find((each) => each.seat === seat);
  const isAlone = sitters.filter((each) => each.mine).length === 1;
  return found?.mine && isAlone ? { who: "you", name: t("page-me") } : { who: "other", name: found?.name ?? "" };
}

/** What happens when a seat resigns: the opponent wins, the match ends without people, or a bot plays on with the others. */
export function afterResigning(seat: number | null, sitters: Sitter[]): "duel" | "end" | "bot" {
  if (sitters.length === 2) return "duel";
  return sitters.some((each) => !each.bot && each.seat !== seat) ? "bot" : "end";
}

/** A person's name, or a bot's level, numbered where two bots have the same. */
export function nameOf(seat: SeatTold, seats: SeatTold[]): string {
  if (seat.kind === "open") return t("page-seat-open");
  if (!seat.bot || seat.kind === "person") return seat.name;
  const level = t(`page-level-${seat.bot}`);
  const alike = seats.filter((each) => each.bot === seat.bot);
  return alike.length > 1 ? `${level} ${alike.findIndex((each) => each.seat === seat.seat) + 1}` : level;
}
