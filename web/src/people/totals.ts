/** Sums over a profile, for its head and its bars. */

import { has, t } from "../shell/messages.svelte";
import type { Statistics } from "./calls";

export type Record = Omit<Statistics, "opponents">;

/** Matches and victories of all games. */
export function totalsOf({ tables }: Record): { matches: number; victories: number } {
  const sum = (name: "matches" | "victories"): number => tables.reduce((total, each) => total + each[name], 0);
  return { matches: sum("matches"), victories: sum("victories") };
}

export interface Bar {
  name: string;
  /** What is written beside the bar. */
  value: number;
  /** Its length, from 0 to 1. */
  part: number;
}

/** The mean points of each source of a game, the largest first. */
export function sourceBars({ sources }: Record, game: string): Bar[] {
  const mine = sources.filter((each) => each.game === game && each.matches > 0);
  return bars(mine.map(({ name, points, matches }) => [t(`${game}-points-${name}`), points / matches]));
}

/** The goals that were reached most often. */
export function goalBars({ goals }: Record, game: string, most = 5): Bar[] {
  const mine = goals.filter((each) => each.game === game);
  return bars(mine.map(({ name, times }) => [goalName(game, name), times])).slice(0, most);
}

/** A goal has a name of its own, or that of the points it brings. */
function goalName(game: string, name: string): string {
  return has(`${game}-goal-${name}`) ? t(`${game}-goal-${name}`) : t(`${game}-points-${name}`);
}

function bars(values: [string, number][]): Bar[] {
  const largest = Math.max(...values.map(([, value]) => value), 0);
  const sorted = values.toSorted((a, b) => b[1] - a[1]);
  return sorted.map(([name, value]) => ({ name, value, part: largest > 0 ? Math.max(0, value / largest) : 0 }));
}
