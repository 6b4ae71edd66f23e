/** Which puzzles somebody has solved in this browser, how many in a row, and which ones they want to see. */

import { loadText, saveText } from "../shell/settings.svelte";
import type { Kind, Listed } from "./puzzle";

export interface Progress {
  solved: string[];
  /** How many puzzles in a row were solved at the first try, without seeing the answer. */
  streak: number;
  longest: number;
}

/** Which puzzles to show: of one kind or all, of one difficulty or any (0). */
export interface Wish {
  kind: Kind | "all";
  difficulty: number;
}

const NOTHING: Progress = { solved: [], streak: 0, longest: 0 };
const EVERYTHING: Wish = { kind: "all", difficulty: 0 };

const keyOf = (game: string): string => `ludoteca.puzzles.${game}`;
const wishKeyOf = (game: string): string => `${keyOf(game)}.wish`;

/** What is stored about a game; what cannot be read counts as nothing. */
export function loadProgress(game: string): Progress {
  return { ...NOTHING, ...load(keyOf(game)) };
}

/** Note a solved puzzle; a clean answer was the first try, without seeing it before. */
export function addSolved(game: string, id: string, isClean: boolean): Progress {
  const { solved, streak, longest } = loadProgress(game);
  const now = solved.includes(id) ? streak : isClean ? streak + 1 : 0;
  const progress = { solved: [...new Set([...solved, id])], streak: now, longest: Math.max(longest, now) };
  saveText(keyOf(game), JSON.stringify(progress));
  return progress;
}

/** End the streak: an answer was wrong, or was shown. */
export function endStreak(game: string): Progress {
  const progress = { ...loadProgress(game), streak: 0 };
  saveText(keyOf(game), JSON.stringify(progress));
  return progress;
}

export function loadWish(game: string): Wish {
  return { ...EVERYTHING, ...load(wishKeyOf(game)) };
}

export function saveWish(game: string, wish: Wish): void {
  saveText(wishKeyOf(game), JSON.stringify(wish));
}

function load(key: string): object {
  try {
    const found: unknown = JSON.parse(loadText(key) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** The puzzles that fit a wish. */
export function wanted(all: Listed[], { kind, difficulty }: Wish): Listed[] {
  return all.filter((each) => (kind === "all" || each.kind === kind) && (difficulty === 0 || each.difficulty === difficulty));
}

/** The next unsolved puzzle after one, in their order, beginning again at the end; null if all are solved. */
export function nextAfter(puzzles: Listed[], id: string | null, solved: string[]): Listed | null {
  const start = puzzles.findIndex((each) => each.id === id) + 1;
  const order = [...puzzles.slice(start), ...puzzles.slice(0, start)];
  return order.find((each) => each.id !== id && !solved.includes(each.id)) ?? null;
}
