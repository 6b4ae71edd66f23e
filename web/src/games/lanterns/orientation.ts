/** How the lake is turned so that the viewer's side is at the bottom. */

import { SIDES, type LanternsView, type Side, type Spot } from "./view";

/** A direction on the screen: 0 up, then clockwise. */
export type Direction = 0 | 1 | 2 | 3;

export const BOTTOM: Direction = 2;
/** The names of the directions, for style and places on the screen. */
export const DIRECTIONS = ["top", "right", "bottom", "left"] as const;

/** A number of quarter turns between 0 and 3. */
export function quarter(turns: number): Direction {
  return (((turns % 4) + 4) % 4) as Direction;
}

/** The seat at the bottom: the viewer's, or the first player's for spectators. */
export function bottomSeat(view: LanternsView, viewer: number | null): number {
  return viewer ?? view.first;
}

/** By how many quarters the lake is turned clockwise for the viewer. */
export function turnFor(view: LanternsView, viewer: number | null): Direction {
  const seat = view.seats[bottomSeat(view, viewer)];
  return quarter(BOTTOM - SIDES.indexOf(seat?.side ?? "S"));
}

/** Where a side of the lake is on the screen. */
export function directionOf(side: Side, turn: number): Direction {
  return quarter(SIDES.indexOf(side) + turn);
}

/** Where a place of the lake is on the screen, in cells to the right and down from the start tile. */
export function onScreen({ x, y }: Spot, turn: number): { column: number; row: number } {
  let [east, north] = [x, y];
  for (let i = 0; i < quarter(turn); i++) [east, north] = [north, -east];
  return { column: east + 0, row: 0 - north };
}

/** The rotation, as the rules count it, of a tile that looks turned by a number of quarters on the screen. */
export function rotationOf(spin: number, turn: number): Direction {
  return quarter(spin - turn);
}

/** How a tile with this rotation looks turned on the screen. */
export function spinOf(rotation: number, turn: number): Direction {
  return quarter(rotation + turn);
}

/** Whether two places are the same. */
export function same(one: Spot | null, other: Spot | null): boolean {
  return one !== null && other !== null && one.x === other.x && one.y === other.y;
}
