/** The facts that the tools show, which `python -m tools.real_table` writes, and the questions of the games. */

import type { Message } from "../games/narration";
import lanternsQuestions from "../../../src/ludoteca/games/lanterns/questions.json";
import shelfieQuestions from "../../../src/ludoteca/games/shelfie/questions.json";
import facts from "./facts.json";

export const GAMES = ["lanterns", "shelfie"] as const;
export type GameName = (typeof GAMES)[number];
export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];

export interface SetUpStep {
  rule: string;
  says: Message;
}

export interface Question {
  question: string;
  answer: boolean;
  rule: string;
}

export const QUESTIONS: Record<GameName, Question[]> = { lanterns: lanternsQuestions, shelfie: shelfieQuestions };

/** The steps of the set-up for a number of players. */
export function setUpSteps(game: GameName, players: Players): SetUpStep[] {
  return facts[game][players].setup as SetUpStep[];
}

/** The rows of each personal goal of My Shelfie, by card number minus one. */
export const PERSONAL_GOALS: string[][] = facts.shelfie[2].sheet.personal_goals;

/** How many tiles of each type My Shelfie has in all. */
export const TILES_PER_ITEM: number = facts.shelfie[2].sheet.tiles;

/** The cells of the living room of My Shelfie that are in play: rows of `o`, and `-` for no cell. */
export const roomOf = (players: Players): string[] => facts.shelfie[players].sheet.room;

/** What tokens can be worth, highest first. */
export function tokensOf(game: GameName, players: Players): number[] {
  return facts[game][players].sheet.tokens;
}

/** How many dedication tokens of a worth Lanterns has in all; as many as you like of what exhausted stacks pay. */
export function tokenCount(worth: number): number {
  const { tokens, most } = facts.lanterns[4].sheet;
  return most[tokens.indexOf(worth)] ?? Infinity;
}
