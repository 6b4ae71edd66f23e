/** The list in which people compare their results of a day: those of the server, the master's, and one's own. */

import type { DailyLine } from "./calls";
import type { DealResult } from "./own-deals";

export interface Row extends DealResult {
  kind: "me" | "master" | "person";
  name: string;
  rank: number;
  isFriend: boolean;
  match: string | null;
}

/** Everybody, the best first; the master and a result that the server does not have are put where they belong. */
export function rankingOf(lines: DailyLine[], mine: DealResult | null, master: DealResult | null): Row[] {
  const rows = lines.map(personRow);
  if (mine && !rows.some(({ kind }) => kind === "me")) rows.push({ ...extraRow("me"), ...mine });
  if (master) rows.push({ ...extraRow("master"), ...master });
  return rows.toSorted(compare).map((row) => ({ ...row, rank: rankOf(row, lines, rows) }));
}

const extraRow = (kind: "me" | "master") => ({ kind, name: "", rank: 0, isFriend: false, match: null });

function personRow({ me, name, points, against, won, friend, match, rank }: DailyLine): Row {
  return { kind: me ? "me" : "person", name, points, against, won, isFriend: friend, match, rank };
}

/** The server's rank, where there is one; the master counts for nobody's. */
function rankOf(row: Row, lines: DailyLine[], rows: Row[]): number {
  if (row.rank > 0 && lines.length === rows.filter(({ kind }) => kind !== "master").length) return row.rank;
  return 1 + rows.filter((other) => other.kind !== "master" && compare(other, row) < 0).length;
}

/** Victories first, then by margin and points. */
function compare(one: DealResult, other: DealResult): number {
  const margin = (result: DealResult): number => result.points - result.against;
  return Number(other.won) - Number(one.won) || margin(other) - margin(one) || other.points - one.points;
}
