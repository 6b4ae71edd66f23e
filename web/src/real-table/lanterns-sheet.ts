/** A score sheet of Lanterns: what people enter, and the numbers that the rules count (`games/lanterns/end.py`). */

import { isNumber } from "./checks";
import { tokenCount } from "./facts";

export interface LanternsSeat {
  name: string;
  /** The worths of the dedication tokens. */
  tokens: number[];
  favor: number;
  cards: number;
}

export interface LanternsSheet {
  seats: LanternsSeat[];
}

const MOST_TOKENS = 30;
const MOST_LEFT = 56;
const LEAST_WORTH = 4;
const MOST_WORTH = 10;

/** An empty sheet. */
export function newLanternsSheet(players: number): LanternsSheet {
  return { seats: Array.from({ length: players }, newSeat) };
}

function newSeat(): LanternsSeat {
  return { name: "", tokens: [], favor: 0, cards: 0 };
}

/** The same sheet for another number of players: seats are added, or the last ones removed. */
export function withLanternsPlayers(sheet: LanternsSheet, players: number): LanternsSheet {
  const seats = sheet.seats.slice(0, players);
  return { seats: [...seats, ...Array.from({ length: players - seats.length }, newSeat)] };
}

/** The numbers that the rules count. */
export function lanternsNumbers(sheet: LanternsSheet): number[] {
  return sheet.seats.flatMap(({ tokens, favor, cards }) => [tokens.reduce((sum, worth) => sum + worth, 0), favor, cards]);
}

/** How many tokens of a worth are left for the sheet; less than none if it has more than the box. */
export function tokensLeft(seats: LanternsSeat[], worth: number): number {
  return tokenCount(worth) - seats.flatMap(({ tokens }) => tokens).filter((each) => each === worth).length;
}

/** Whether something that was stored or sent is a sheet. */
export function isLanternsSheet(value: unknown): value is LanternsSheet {
  const { seats } = (value ?? {}) as Partial<LanternsSheet>;
  return Array.isArray(seats) && seats.length >= 2 && seats.length <= 4 && seats.every(isSeat) && hasTokens(seats);
}

/** Whether the box has all tokens of a sheet. */
function hasTokens(seats: LanternsSeat[]): boolean {
  return seats.every(({ tokens }) => tokens.every((worth) => tokensLeft(seats, worth) >= 0));
}

function isSeat(seat: Partial<LanternsSeat> | null): boolean {
  const { name, tokens, favor, cards } = seat ?? {};
  return (
    typeof name === "string" &&
    Array.isArray(tokens) &&
    tokens.length <= MOST_TOKENS &&
    tokens.every((worth) => isNumber(worth, MOST_WORTH) && worth >= LEAST_WORTH) &&
    isNumber(favor, MOST_LEFT) &&
    isNumber(cards, MOST_LEFT)
  );
}
