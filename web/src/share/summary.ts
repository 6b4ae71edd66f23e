/** What the picture of a result says. */

import type { TableInfo } from "../calls";
import type { PastMatch } from "../people/calls";
import { dayText, linesOf, type Line } from "../people/match-text";
import { t } from "../shell/messages.svelte";
import type { End } from "../wire";

export interface Summary {
  game: string;
  title: string;
  headline: string;
  lines: Line[];
  date: string;
  foot: string;
}

/** A finished match; others see the picture too, so everybody has a name. */
export function summaryOf(match: PastMatch): Summary {
  const lines = linesOf({ ...match, mine: [] });
  const winners = lines.filter((line) => line.rank === 1).map((line) => line.name);
  const headline = winners.length > 0 ? t("page-won", { names: winners.join(", "), count: winners.length }) : t("page-over");
  const title = t(`${match.game}-box-title`);
  return { game: match.game, title, headline, lines, date: dayText(match.ended), foot: t("page-share-unofficial") };
}

/** The summary as a sentence, for those who do not see the picture. */
export function spoken({ title, headline, lines, date }: Summary): string {
  const players = lines.map((line) => (line.score === null ? line.name : `${line.name} ${line.score}`));
  return `${title}, ${date}: ${headline}. ${players.join(", ")}`;
}

/** The finished match of a table, as in a list of matches. */
export function matchOf(table: TableInfo, mine: number[], result: End): PastMatch {
  const { id, game, options, rated, started, seats } = table;
  const ended = table.ended ?? Date.now();
  return { id, game, options, rated, started, ended, seats, mine, result: { ratings: null, sources: null, goals: null, ...result } };
}
