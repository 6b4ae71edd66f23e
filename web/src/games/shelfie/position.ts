/** What a view of My Shelfie holds, and names for its places. */

import type { View } from "../../wire";
import { itemOf, type Item } from "./items";

export const SHELF_ROWS = 6;
export const SHELF_COLUMNS = 5;

export interface CommonGoal {
  goal: number;
  name: string;
  tokens: number[];
}

/** How many tiles are right for a common goal, and how many must be. */
export interface Progress {
  done: number;
  of: number;
}

/** A group of touching tiles of one type that is worth points, with its cells as row and column. */
export interface Group {
  item: Item;
  points: number;
  cells: [number, number][];
}

export interface Points {
  tokens: number;
  end_token: number;
  groups: number;
  personal?: number;
}

/** What belongs to one seat. */
export interface Place {
  seat: number;
  shelf: string[];
  tokens: number[];
  progress: Progress[];
  points: Points;
  groups: Group[];
  /** The personal goal, and the points for one to six of its cells. */
  personal_goal?: { card: number; rows: string[]; ladder: number[] };
}

export interface Legal {
  lines: string[][];
  columns: Record<string, number[]>;
}

export interface ShelfieView {
  players: number;
  options: { rulebook: string; first_game: boolean };
  ply: number;
  to_move: number | null;
  over: boolean;
  first: number;
  room: string[];
  bag: Record<Item, number>;
  common_goals: CommonGoal[];
  end_token: number | null;
  seats: Place[];
  legal: Legal | null;
}

/** Where a tile would land. */
export interface Landing {
  item: Item;
  row: number;
  column: number;
}

export type AllPoints = Required<Points> & { total: number };

/** What a take would bring. */
export interface Preview {
  landing: Landing[];
  common_goals: { goal: number; points: number }[];
  end_token: boolean;
  points: { before: AllPoints; after: AllPoints };
  progress: (Progress & { goal: number; before: number })[];
  refill: boolean;
  over: boolean;
}

/** What belongs to a seat. */
export function placeOf(view: ShelfieView, seat: number): Place {
  return view.seats[seat]!;
}

/** The content of a cell of a shelf or of a goal, as a letter or a dot. */
export function letterAt(rows: string[], row: number, column: number): string {
  return rows[row]?.[column] ?? ".";
}

/** A view, known to be one of this game. */
export function read(view: View): ShelfieView {
  return view as unknown as ShelfieView;
}

/** One cell of the living room that is in play. */
export interface Cell {
  name: string;
  row: number;
  column: number;
  item: Item | null;
}

/** The cells in play, row by row. */
export function cellsOf(room: string[]): Cell[] {
  return room.flatMap((line, row) =>
    [...line].flatMap((letter, column) =>
      letter === "-" ? [] : [{ name: cellName(row, column), row, column, item: itemOf(letter) }],
    ),
  );
}

/** A cell of the living room as the notation writes it: `d7`. */
export function cellName(row: number, column: number): string {
  return `${"abcdefghi"[column]}${row + 1}`;
}

/** The item on a cell of the living room. */
export function itemAt(room: string[], name: string): Item | null {
  return itemOf(room[Number(name.slice(1)) - 1]?.["abcdefghi".indexOf(name.charAt(0))] ?? "-");
}

/** A name for a cell of somebody's shelf. */
export function placeName(seat: number, row: number, column: number): string {
  return `${seat}-${row}-${column}`;
}

/** The items in a column of a shelf, the lowest first. */
export function columnOf(shelf: string[], column: number): Item[] {
  return shelf.flatMap((line) => itemOf(line.charAt(column)) ?? []).reverse();
}

/** A take: the cells in the order of insertion, and the column, counted from 1. */
export interface Take {
  cells: string[];
  column: number;
}

/** Write a take as an action. */
export function takeText({ cells, column }: Take): string {
  return `take ${cells.join(" ")} > ${column}`;
}

/** Read an action; null if the text is not one. */
export function readTake(action: string | null): Take | null {
  const found = action?.match(/^(?:take )?([a-i]\d(?:[ ,]+[a-i]\d)*) *> *(\d)$/i);
  return found ? { cells: found[1]!.toLowerCase().split(/[ ,]+/), column: Number(found[2]) } : null;
}

/** All points of a seat that can be seen, added up. */
export function seenPoints(place: Place): number {
  const { tokens, end_token, groups, personal = 0 } = place.points;
  return tokens + end_token + groups + personal;
}

/** How many tiles are in the bag. */
export function bagged(view: ShelfieView): number {
  return Object.values(view.bag).reduce((sum, count) => sum + count, 0);
}

/** The seat at the bottom: the viewer's own, or the first one for spectators. */
export function nearSeat(view: ShelfieView, viewer: number | null): number {
  return viewer ?? view.first;
}

/** The other seats in turn order, beginning left of the near one. */
export function farSeats(view: ShelfieView, viewer: number | null): number[] {
  const near = nearSeat(view, viewer);
  return Array.from({ length: view.players - 1 }, (_, turn) => (near + turn + 1) % view.players);
}
