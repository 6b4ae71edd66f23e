/** The lines of a shelf of 6 × 5 cells, in units of its drawing (366 × 447 from -10, -2). */

import { SHELF_COLUMNS, SHELF_ROWS } from "./position";

const COLUMNS = [...Array(SHELF_COLUMNS).keys()];
const ROWS = [...Array(SHELF_ROWS).keys()];

export const VIEW_BOX = "-10 -2 366 447";

/** The upper left corner of the tile in a cell. */
export function corner(row: number, column: number): { x: number; y: number } {
  return { x: 15 + 64 * column, y: 20 + 67 * row };
}

/** The cell at a point of the drawing, or null outside of all cells. */
export function cellAt(x: number, y: number): { row: number; column: number } | null {
  const row = Math.floor((y - 17) / 67);
  const column = Math.floor((x - 14) / 64);
  return ROWS.includes(row) && COLUMNS.includes(column) ? { row, column } : null;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export const ALCOVES = ROWS.map((row) => COLUMNS.map((column) => box(14 + 64 * column, 17 + 67 * row, 62, 64)).join("")).join("");
export const SHADES = ROWS.map((row) => box(11, 13 + 67 * row + (row ? 7 : 0), 324, 9)).join("");
export const DIVIDERS = COLUMNS.slice(1).map((column) => box(11 + 64 * column, 15, 4, 403)).join("");
export const BOARDS = ROWS.map((row) => box(11, 80 + 67 * row, 324, 7)).join("");
export const EDGES = ROWS.map((row) => box(11, 80 + 67 * row, 324, 1.6)).join("") + box(-4, 1.5, 354, 2) + box(-2, 427, 350, 1.6);
