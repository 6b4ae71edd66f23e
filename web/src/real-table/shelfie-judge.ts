/** A question about a take of My Shelfie: what people tap, and the numbers that the rules judge (`games/shelfie/real_turn.py`). */

import { SHELF_COLUMNS, SHELF_ROWS } from "../games/shelfie/position";

export const NO_CELL = "-";
export const EMPTY = ".";
export const TILE = "o";
export const WANTED = "X";
const ANY_COLUMN = -1;

export interface TakeQuestion {
  /** The board, row by row: no cell, an empty one, a tile, or a tile that the player wants. */
  board: string[];
  /** How many tiles each column of the player's shelf holds. */
  heights: number[];
}

/** A full board, and an empty shelf. */
export function newQuestion(room: string[]): TakeQuestion {
  return { board: [...room], heights: Array<number>(SHELF_COLUMNS).fill(0) };
}

/** The board after a cell is tapped: to say whether there is a tile, or which tiles the player wants. */
export function tap({ board, heights }: TakeQuestion, row: number, column: number, isTaking: boolean): TakeQuestion {
  const found = board[row]!.charAt(column);
  const next = isTaking ? { [TILE]: WANTED, [WANTED]: TILE }[found] : { [TILE]: EMPTY, [WANTED]: EMPTY, [EMPTY]: TILE }[found];
  const change = (line: string): string => line.slice(0, column) + (next ?? found) + line.slice(column + 1);
  return { heights, board: board.map((line, index) => (index === row ? change(line) : line)) };
}

/** How many tiles the player wants. */
export const countWanted = ({ board }: TakeQuestion): number => board.join("").split(WANTED).length - 1;

/** How many tiles fit into each column. */
export const freeSpaces = ({ heights }: TakeQuestion): number[] => heights.map((height) => SHELF_ROWS - height);

/** The numbers that the rules judge, for one column, from 0, or for any. */
export function takeNumbers({ board, heights }: TakeQuestion, column = ANY_COLUMN): number[] {
  return [column, ...heights, ...[...board.join("")].map((cell) => Math.max(0, [EMPTY, TILE, WANTED].indexOf(cell)))];
}
