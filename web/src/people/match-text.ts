/** How a finished match is described in a list and on its picture. */

import { language, t } from "../shell/messages.svelte";
import { personName } from "../shell/person-name";
import type { PastMatch, PastSeat } from "./calls";

/** One player in the order of the result. */
export interface Line {
  seat: number;
  name: string;
  /** The name of the public profile of another person, if there is one. */
  profile: string | null;
  score: number | null;
  rank: number | null;
  mine: boolean;
}

/** The name of a player of a finished match; deleted people have none. */
export function pastName({ name, bot }: PastSeat, seat: number, seats: PastSeat[]): string {
  if (!bot) return name ? personName(name) : t("page-mine-somebody");
  const level = t(`page-level-${bot}`);
  const same = seats.flatMap((each, number) => (each.bot === bot ? [number] : []));
  return same.length > 1 ? `${level} ${same.indexOf(seat) + 1}` : level;
}

/** All players, the best first. */
export function linesOf(match: PastMatch): Line[] {
  const { scores, ranks } = match.result;
  const lines = match.seats.map((seat, number) => ({
    seat: number,
    name: match.mine.length === 1 && match.mine[0] === number ? t("page-me") : pastName(seat, number, match.seats),
    profile: seat.profile && !match.mine.includes(number) ? seat.name : null,
    score: scores?.[number] ?? null,
    rank: ranks?.[number] ?? null,
    mine: match.mine.includes(number),
  }));
  return lines.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
}

/** How it ended for the reader: won, a place, or that it was not finished. */
export function outcomeOf(match: PastMatch): { text: string; won: boolean } {
  const { ranks, reason } = match.result;
  const rank = match.mine.length === 1 ? ranks?.[match.mine[0]!] : undefined;
  if (!ranks) return { text: t(`page-ended-${reason}`, { who: "unknown", name: "" }), won: false };
  if (rank === 1) return { text: t("page-mine-won"), won: true };
  return { text: rank ? t("page-mine-place", { rank }) : "", won: false };
}

/** A day in the reader's language. */
export function dayText(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}
