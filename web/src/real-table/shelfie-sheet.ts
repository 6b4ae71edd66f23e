/** A score sheet of My Shelfie: what people enter, and the numbers that the rules count (`games/shelfie/end.py`). */

import { SHELF_COLUMNS, SHELF_ROWS } from "../games/shelfie/position";
import { isNumber } from "./checks";
import { TILES_PER_ITEM } from "./facts";

export const LETTERS = "CBGFTP";
export const EMPTY = ".";
const NOBODY = -1;

export interface ShelfieSeat {
  name: string;
  /** Six rows of five letters, top row first. */
  rows: string[];
  /** What the seat took for each common goal; 0 for nothing. */
  tokens: [number, number];
  /** The card of its personal goal; 0 if it is not chosen. */
  personal: number;
}

export interface ShelfieSheet {
  first: number;
  /** The cards of the common goals; 0 if one is not chosen. */
  goals: [number, number];
  /** The seat that filled its shelf first, or null. */
  end: number | null;
  seats: ShelfieSeat[];
}

/** An empty sheet. */
export function newShelfieSheet(players: number): ShelfieSheet {
  return { first: 0, goals: [0, 0], end: null, seats: Array.from({ length: players }, newSeat) };
}

function newSeat(): ShelfieSeat {
  return { name: "", rows: Array<string>(SHELF_ROWS).fill(EMPTY.repeat(SHELF_COLUMNS)), tokens: [0, 0], personal: 0 };
}

/** The same sheet for another number of players: seats are added, or the last ones removed. */
export function withShelfiePlayers(sheet: ShelfieSheet, players: number, tokens: readonly number[]): ShelfieSheet {
  const kept = sheet.seats.slice(0, players).map((seat) => ({ ...seat, tokens: seat.tokens.map((worth) => (tokens.includes(worth) ? worth : 0)) as [number, number] }));
  const added = Array.from({ length: players - kept.length }, newSeat);
  return {
    ...sheet,
    seats: [...kept, ...added],
    first: sheet.first < players ? sheet.first : 0,
    end: sheet.end !== null && sheet.end < players ? sheet.end : null,
  };
}

/** The tiles of a column, the lowest first. */
function columnOf(rows: string[], column: number): string[] {
  return rows.map((row) => row.charAt(column)).filter((letter) => letter !== EMPTY).reverse();
}

function withColumn(rows: string[], column: number, tiles: string[]): string[] {
  return rows.map((row, index) => {
    const letter = tiles[SHELF_ROWS - 1 - index] ?? EMPTY;
    return row.slice(0, column) + letter + row.slice(column + 1);
  });
}

/** The shelf after a tile is put on top of a column; the same shelf if the column is full. */
export function putTile(rows: string[], column: number, letter: string): string[] {
  const tiles = columnOf(rows, column);
  return tiles.length < SHELF_ROWS ? withColumn(rows, column, [...tiles, letter]) : rows;
}

/** The shelf after the tile in a row (the top one if none is given) is removed; tiles above it fall. */
export function removeTile(rows: string[], column: number, row?: number): string[] {
  const tiles = columnOf(rows, column);
  const height = row === undefined ? tiles.length - 1 : SHELF_ROWS - 1 - row;
  return withColumn(rows, column, tiles.filter((_, index) => index !== height));
}

/** The shelf after a cell is tapped: its tile is replaced, or a tile falls into its column. */
export function tapCell(rows: string[], row: number, column: number, letter: string): string[] {
  if (rows[row]!.charAt(column) === EMPTY) return putTile(rows, column, letter);
  return rows.map((line, index) => (index === row ? line.slice(0, column) + letter + line.slice(column + 1) : line));
}

/** How many tiles of a type are left for the sheet; less than none if it has more than the box. */
export function tilesLeft(seats: ShelfieSeat[], letter: string): number {
  return TILES_PER_ITEM - seats.flatMap(({ rows }) => [...rows.join("")]).filter((each) => each === letter).length;
}

/** Whether everything that decides the match is entered. */
export function isComplete(sheet: ShelfieSheet): boolean {
  return sheet.seats.every(({ personal }) => personal > 0);
}

/** The numbers that the rules count. */
export function shelfieNumbers(sheet: ShelfieSheet): number[] {
  const [one, two] = sheet.goals;
  const seats = sheet.seats.flatMap(({ rows, tokens, personal }) => [
    ...tokens,
    personal,
    ...[...rows.join("")].map((letter) => LETTERS.indexOf(letter)),
  ]);
  return [Number(isComplete(sheet)), sheet.first, one, two, sheet.end ?? NOBODY, ...seats];
}

/** Whether something that was stored or sent is a sheet. */
export function isShelfieSheet(value: unknown): value is ShelfieSheet {
  const { first, goals, end, seats } = (value ?? {}) as Partial<ShelfieSheet>;
  return (
    Array.isArray(seats) &&
    seats.length >= 2 &&
    seats.length <= 4 &&
    seats.every(isSeat) &&
    [...LETTERS].every((letter) => tilesLeft(seats, letter) >= 0) &&
    isNumber(first, seats.length - 1) &&
    (end === null || isNumber(end, seats.length - 1)) &&
    isPair(goals, 12)
  );
}

function isSeat(seat: Partial<ShelfieSeat> | null): boolean {
  const { name, rows, tokens, personal } = seat ?? {};
  return (
    typeof name === "string" &&
    Array.isArray(rows) &&
    rows.length === SHELF_ROWS &&
    rows.every((row) => typeof row === "string" && /^[CBGFTP.]{5}$/.test(row)) &&
    Array.from({ length: SHELF_COLUMNS }, (_, column) => column).every((column) => stands(rows, column)) &&
    isPair(tokens, 8) &&
    isNumber(personal, 12)
  );
}

/** Whether no tile of a column floats. */
function stands(rows: string[], column: number): boolean {
  return String(withColumn(rows, column, columnOf(rows, column))) === String(rows);
}

function isPair(value: unknown, most: number): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((each) => isNumber(each, most));
}
