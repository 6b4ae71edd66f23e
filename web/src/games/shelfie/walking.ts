/** Ways over the living room: which rows and columns it spans, and which cell an arrow key leads to. */

import type { Cell } from "./position";

export interface Bounds {
  top: number;
  left: number;
  high: number;
  wide: number;
}

/** The rows and columns that the cells in play span. */
export function boundsOf(cells: Cell[]): Bounds {
  const [rows, columns] = [cells.map((cell) => cell.row), cells.map((cell) => cell.column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, high: Math.max(...rows) - top + 1, wide: Math.max(...columns) - left + 1 };
}

type Way = [down: number, right: number];

const WAYS: Record<string, Way> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that a key leads to: the neighbor, over a gap the closest one, at the edge the same; null for other keys. */
export function next(cells: Cell[], from: Cell, key: string): Cell | null {
  const way = WAYS[key];
  return way ? (neighbour(cells, from, way) ?? closest(cells, from, way) ?? from) : null;
}

function neighbour(cells: Cell[], from: Cell, [down, right]: Way): Cell | undefined {
  return cells.find((cell) => cell.row === from.row + down && cell.column === from.column + right);
}

function closest(cells: Cell[], from: Cell, [down, right]: Way): Cell | undefined {
  const ahead = cells.filter((cell) => (cell.row - from.row) * down + (cell.column - from.column) * right > 0);
  const far = (cell: Cell): number =>
    Math.abs(cell.row - from.row) * (right ? 3 : 1) + Math.abs(cell.column - from.column) * (down ? 3 : 1);
  return ahead.sort((one, other) => far(one) - far(other))[0];
}
