/** What a take would bring, as short notes: `+3 groups`, `7/8 Eight alike`. */

import { t } from "../../shell/messages.svelte";
import { goalWord } from "./nouns";
import type { Preview } from "./position";

export interface Chip {
  gain: string;
  name: string;
  more?: string;
}

/** Gains first, then goals that come nearer, then what happens to the room. */
export function chipsOf(preview: Preview): Chip[] {
  return [...sources(preview), ...tokens(preview), ...nearer(preview), ...news(preview)];
}

function sources({ points: { before, after } }: Preview): Chip[] {
  const moved = (["groups", "personal"] as const).filter((name) => after[name] !== before[name]);
  return moved.map((name) => ({
    gain: signed(after[name] - before[name]),
    name: t(`shelfie-points-${name}`),
    more: `${before[name]} → ${after[name]}`,
  }));
}

function tokens(preview: Preview): Chip[] {
  return preview.common_goals.map(({ goal, points }) => ({
    gain: signed(points),
    name: goalWord(goal),
    more: t("shelfie-chip-token"),
  }));
}

/** A goal that would be met has its token in place of its progress. */
function nearer({ progress, common_goals }: Preview): Chip[] {
  const changed = progress.filter(({ goal, before, done }) => done !== before && !common_goals.some((met) => met.goal === goal));
  return changed.map(({ goal, done, of }) => ({
    gain: `${done}/${of}`,
    name: goalWord(goal),
    more: t("shelfie-chip-missing", { count: of - done }),
  }));
}

function news({ end_token, points, refill, over }: Preview): Chip[] {
  return [
    ...(end_token ? [{ gain: signed(points.after.end_token), name: t("shelfie-end-token") }] : []),
    ...(refill ? [{ gain: "↻", name: t("shelfie-chip-refill") }] : []),
    ...(over ? [{ gain: "■", name: t("shelfie-chip-over") }] : []),
  ];
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
