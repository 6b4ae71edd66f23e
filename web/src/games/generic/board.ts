/** The board that a game describes: grids, hands and counters. The types are those of ludoteca/core/board.py. */

import { t } from "../../shell/messages.svelte";
import type { View } from "../../wire";
import { textOf, type Message } from "../narration";

export type Words = string | Message;

export interface Piece {
  name: Words;
  letter: string;
  color?: string;
  /** Whose pieces these are, if they all belong to one player. */
  seat?: number;
}

export interface Cell {
  place?: string;
  piece?: string;
  count?: number;
}

export interface Grid {
  kind: "grid";
  title: Words;
  rows: (Cell | null)[][];
}

export interface Hand {
  kind: "hand";
  title: Words;
  cells: Cell[];
  seat?: number;
}

export interface Counter extends Cell {
  kind: "counter";
  title: Words;
  count: number;
  seat?: number;
}

export type Area = Grid | Hand | Counter;

export interface Board {
  pieces: Record<string, Piece>;
  areas: Area[];
}

/** A legal action: its text, its words if the game has any, and the places to point at, in order. */
export interface ListedAction {
  action: string;
  says: Message | null;
  places: string[];
}

/** The board of a view; null for a game that describes none. */
export function boardOf(view: View): Board | null {
  return (view["board"] as Board | undefined) ?? null;
}

/** The legal actions of the seat to move, if the view is its own. */
export function actionsOf(view: View): ListedAction[] {
  const legal = view["legal"] as { actions?: ListedAction[] } | null | undefined;
  return legal?.actions ?? [];
}

export function wordsOf(words: Words): string {
  return typeof words === "string" ? words : textOf(words);
}

export function actionWords({ action, says }: ListedAction): string {
  return says ? textOf(says) : action;
}

/** What is in a cell: "3 × red card", or "empty". */
export function contentWords(cell: Cell, pieces: Record<string, Piece>): string {
  const piece = cell.piece === undefined ? undefined : pieces[cell.piece];
  if (!piece) return cell.count === undefined ? t("generic-empty") : String(cell.count);
  const name = wordsOf(piece.name);
  return cell.count === undefined ? name : t("generic-several", { count: cell.count, piece: name });
}

/** An area in words, for screen readers and for questions. */
export function areaWords(area: Area, pieces: Record<string, Piece>): string {
  const title = wordsOf(area.title);
  if (area.kind === "counter") return `${title}: ${area.count}`;
  const cells = area.kind === "grid" ? area.rows.flat() : area.cells;
  const held = cells.filter((cell): cell is Cell => cell?.piece !== undefined);
  const named = held.map((cell) => [cell.place, contentWords(cell, pieces)].filter(Boolean).join(" "));
  return `${title}: ${named.join(", ") || t("generic-empty")}`;
}

/** Black or white, whichever is easier to read on a color. */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255);
  const linear = (share: number): number => (share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return light > 0.18 ? "#1b1b1b" : "#ffffff";
}
