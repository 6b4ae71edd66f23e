/** The matches on this device in the lists of the page. */

import type { MyTable } from "../calls";
import type { HistoryFilter, PastMatch } from "../people/calls";
import { myTable, pastMatch } from "./documents";
import { matchStore } from "./store";
import type { StoredMatch } from "./stored";

/** All matches on this device. */
export async function storedHere(): Promise<StoredMatch[]> {
  return (await matchStore()).all();
}

/** Matches as tables, the newest first. */
export function tablesOf(stored: StoredMatch[]): MyTable[] {
  return stored.toSorted((a, b) => b.created - a.created).map(myTable);
}

/** All tables on this device. */
export async function tablesHere(): Promise<MyTable[]> {
  return tablesOf(await storedHere());
}

/** The finished matches that a filter lets through, except those that the server lists. */
export function matchesHere(stored: StoredMatch[], filter: HistoryFilter): PastMatch[] {
  return stored.filter((match) => match.result !== null && match.sentAs === null).map(pastMatch).filter((match) => passes(match, filter));
}

function passes({ game, seats, mine, result }: PastMatch, filter: HistoryFilter): boolean {
  const against = seats.every((seat, number) => seat.bot !== null || mine.includes(number)) ? "bots" : "people";
  const ranks = mine.flatMap((seat) => result.ranks?.[seat] ?? []);
  const isOutcome = { won: ranks.includes(1), lost: ranks.some((rank) => rank > 1) };
  const isKept = (wanted: unknown, found: unknown): boolean => wanted === undefined || wanted === found;
  return (
    isKept(filter.game, game) &&
    isKept(filter.players, seats.length) &&
    isKept(filter.rated, false) &&
    isKept(filter.against, against) &&
    (filter.outcome === undefined || isOutcome[filter.outcome])
  );
}

/** Two lists as one, the newest first. */
export function mergeByEnd(some: PastMatch[], others: PastMatch[]): PastMatch[] {
  return [...some, ...others].toSorted((a, b) => b.ended - a.ended);
}
