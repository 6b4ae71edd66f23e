import type { SeatInfo } from "../calls";
import { t } from "../shell/messages.svelte";
import { personName } from "../shell/person-name";

/** A person's name, marked if a bot has taken over; or a bot's level, numbered if several bots have the same level. */
export function seatName(seat: SeatInfo, seats: SeatInfo[]): string {
  if (seat.kind === "open") return t("page-seat-open");
  if (!seat.bot) return personName(seat.name);
  if (seat.kind === "person") return t("page-bot-for", { name: personName(seat.name) });
  const level = t(`page-level-${seat.bot}`);
  const sameLevel = seats.filter((each) => each.kind === "bot" && each.bot === seat.bot);
  return sameLevel.length > 1 ? `${level} ${sameLevel.findIndex((each) => each.seat === seat.seat) + 1}` : level;
}
