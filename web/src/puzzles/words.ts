/** What a puzzle asks, hints at and explains, as messages; the same as in Python's `puzzles/words.py`. */

import type { Message } from "../games/narration";
import type { Puzzle } from "./puzzle";

/** How many hints there are; the last one is the answer. */
export const HINTS = 3;

const LEVELS = ["novice", "apprentice", "adept", "artisan", "master"];
/** How often each level was asked. */
const TRIES = [5, 5, 5, 5, 3];
/** A level finds the answer if it does so in this share of its tries. */
const MOSTLY = 0.6;
/** What the first word of an action of Lanterns stands for. */
const DEEDS: Record<string, string> = { x: "exchange", d: "dedicate", discard: "discard", p: "place", pass: "pass" };

const message = (id: string, values?: Message["values"]): Message => (values ? { id, values } : { id });

/** What a puzzle asks. */
export function questionOf(game: string, { ask, seat }: Puzzle): Message {
  if (ask === "win") return message(`page-puzzles-ask-win-${game}`);
  return message(`page-puzzles-ask-${ask}`, ask === "goal" ? { seat } : undefined);
}

/** What the rules say about the right answer: how many actions there are, its text, and the sense of its first reason. */
export interface Clue {
  actions: number;
  text: string;
  sense: string | null;
}

/** A hint before the last: the first one says what to look for, the second one where. */
export function hintOf(game: string, puzzle: Puzzle, clue: Clue | null, number: number): Message {
  if (puzzle.kind === "reader" || !clue) return message(number === 1 ? "page-puzzles-hint-cells" : "page-puzzles-hint-fewer");
  return number === 1 ? whatToLookFor(puzzle, clue) : whereToLook(game, clue);
}

function whatToLookFor(puzzle: Puzzle, { actions, sense }: Clue): Message {
  if (puzzle.kind === "exact") return message("page-puzzles-hint-count", { count: puzzle.right.length, all: actions });
  if (puzzle.kind === "turn") return message(`page-puzzles-hint-${puzzle.ask}`, { best: bestOf(puzzle) });
  return message(`page-puzzles-hint-reason-${sense ?? "none"}`);
}

function whereToLook(game: string, { text }: Clue): Message {
  if (game === "shelfie") return message("page-puzzles-hint-column", { column: Number(text.split(">").at(-1)) });
  return message(`page-puzzles-hint-${DEEDS[text.split(" ")[0]!]}`);
}

/** What the right answer brings, or its chance in percent. */
export function bestOf({ kind, best = 0 }: Puzzle): number {
  return kind === "turn" ? best : Math.round(100 * best);
}

/** What the right answer brings. */
export function praiseOf(puzzle: Puzzle): Message {
  return message(`page-puzzles-right-${puzzle.ask}`, { best: bestOf(puzzle) });
}

/** Why an answer is not right; `chance` is that of the answer, if it was searched. */
export function objectionOf(puzzle: Puzzle, chance: number | undefined): Message {
  if (chance === undefined || puzzle.best === undefined) return message(`page-puzzles-wrong-${puzzle.ask}`);
  return message("page-puzzles-wrong-chance", { cost: Math.round(100 * (puzzle.best - chance)) });
}

/** The weakest level that finds the answer, if levels were asked. */
export function whoFinds({ levels }: Puzzle): Message | null {
  if (!levels?.length) return null;
  const weakest = LEVELS.find((_, index) => levels[index]! >= MOSTLY * TRIES[index]!);
  return message(`page-puzzles-found-${weakest ?? "nobody"}`);
}

/** The right goal and some of the others: what the second hint leaves. */
export function likelyChoices({ choices = [], right }: Puzzle): number[] {
  const wrong = choices.filter((choice) => !right.includes(choice));
  return [...right, ...wrong.slice(0, Math.floor(wrong.length / 2))];
}
