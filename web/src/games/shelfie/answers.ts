/** What can be asked with one key, answered in words. */

import { t } from "../../shell/messages.svelte";
import type { View } from "../../wire";
import type { Player } from "../face";
import { itemOf } from "./items";
import { nameOf } from "../narration";
import { goalHelp, goalWord, itemWord } from "./nouns";
import { cellsOf, letterAt, placeOf, read, seenPoints, type Place } from "./position";

type Answer = (view: View, players: Player[], viewer: number | null) => string;

const score: Answer = (view, players, viewer) => {
  const { seats } = read(view);
  const all = seats.map((place) => t("shelfie-answer-score-seat", { name: nameOf(place.seat, players, viewer), points: seenPoints(place) }));
  return viewer === null ? `${all.join(", ")}.` : `${all.join(", ")}. ${sum(placeOf(read(view), viewer))}`;
};

function sum({ points }: Place): string {
  const { tokens, end_token: end, personal = 0, groups } = points;
  return t("shelfie-answer-score-sum", { tokens, end, personal, groups });
}

const goals: Answer = (view, _, viewer) => {
  const { common_goals, options, first } = read(view);
  const place = placeOf(read(view), viewer ?? first);
  const common = common_goals.map(({ goal, tokens }, index) =>
    t(viewer === null ? "shelfie-answer-goal-watched" : "shelfie-answer-goal", {
      goal: goalWord(goal),
      help: goalHelp(goal, options.rulebook),
      tokens: tokens.join(", ") || "0",
      ...place.progress[index],
    }),
  );
  return [...common, ...personal(place)].join(" ");
};

function personal({ personal_goal: goal, shelf }: Place): string[] {
  if (!goal) return [];
  const wishes = goal.rows.flatMap((line, row) => [...line].map((letter, column) => ({ letter, row, column })));
  const wanted = wishes.filter(({ letter, row, column }) => letter !== "." && letterAt(shelf, row, column) !== letter);
  const words = wanted.map(({ letter, row, column }) =>
    t("shelfie-answer-place", { item: itemWord(itemOf(letter), 1), column: column + 1, row: row + 1 }),
  );
  return [t("shelfie-answer-personal", { count: 6 - wanted.length, wanted: words.join("; ") || "–" })];
}

const moves: Answer = (view) => {
  const { legal, room } = read(view);
  if (!legal) return t("shelfie-answer-wait");
  const free = new Set(legal.lines.filter((line) => line.length === 1).flat());
  const tiles = cellsOf(room).filter((cell) => free.has(cell.name));
  const columns = (size: number): string => legal.columns[String(size)]?.join(", ") || "–";
  return [
    t("shelfie-answer-free", { tiles: tiles.map(({ name, item }) => `${name} ${itemWord(item, 1)}`).join(", ") }),
    t("shelfie-answer-columns", { one: columns(1), two: columns(2), three: columns(3) }),
  ].join(" ");
};

export const answers = { score, goals, moves };
