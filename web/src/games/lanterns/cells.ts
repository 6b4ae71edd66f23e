/** The lake as a grid of cells on the screen: the tiles, and the places where one can be placed. */

import { onScreen, quarter, type Direction } from "./orientation";
import { colourOf, choices, type Colour, type LaidTile, type LanternsView, type Spot } from "./view";

export interface Cell extends Spot {
  column: number;
  row: number;
  /** The tile; null for an open place. */
  tile: LaidTile | null;
  /** Whether it was laid last. */
  last: boolean;
}

const STEPS: Record<Direction, [number, number]> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };

/** All cells of the lake as the viewer sees them, row by row. */
export function cellsOf(view: LanternsView, turned: number): Cell[] {
  const last = view.lake.length > 1 ? view.lake.at(-1) : undefined;
  const laid = view.lake.map((tile) => cell(tile, turned, tile, tile === last));
  const open = choices(view).places.map(([x, y]) => cell({ x, y }, turned, null, false));
  return [...laid, ...open].sort((one, other) => one.row - other.row || one.column - other.column);
}

function cell({ x, y }: Spot, turned: number, tile: LaidTile | null, last: boolean): Cell {
  return { x, y, ...onScreen({ x, y }, turned), tile, last };
}

/** The cells in their rows, from the top. */
export function rowsOf(cells: Cell[]): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const each of cells) rows.set(each.row, [...(rows.get(each.row) ?? []), each]);
  return [...rows.values()];
}

/** The cell that an arrow key leads to: the next in this direction, the least aside where several are as near. */
export function beyond(cells: Cell[], from: Cell, direction: Direction): Cell | null {
  const [right, down] = STEPS[direction];
  let best: Cell | null = null;
  let least = Infinity;
  for (const other of cells) {
    const [across, along] = [other.column - from.column, other.row - from.row];
    const ahead = across * right + along * down;
    const way = ahead + 3 * Math.abs(across * down + along * right);
    if (ahead > 0 && way < least) [best, least] = [other, way];
  }
  return best;
}

/** The color on that side of a tile, as seen on the screen. */
export function colourAt(tile: LaidTile, direction: Direction, turned: number): Colour {
  return colourOf(tile.sides[quarter(direction - turned)] ?? "K");
}

/** The colors that would touch a tile laid here, by direction on the screen; null where there is water. */
export function touching(cells: Cell[], here: Cell, turned: number): (Colour | null)[] {
  return ([0, 1, 2, 3] as Direction[]).map((direction) => {
    const [right, down] = STEPS[direction];
    const next = cells.find((other) => other.column === here.column + right && other.row === here.row + down);
    return next?.tile ? colourAt(next.tile, quarter(direction + 2), turned) : null;
  });
}
