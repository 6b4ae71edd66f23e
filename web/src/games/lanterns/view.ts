/** What the server shows of a table of Lanterns, as types. */

import type { ActionPreview, GameEvent } from "../face";
import type { View } from "../../wire";

export const COLOURS = ["black", "orange", "red", "blue", "green", "white", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = ["four", "pairs", "seven"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = "NESW";
export type Side = "N" | "E" | "S" | "W";

/** The letters by which tiles and people write the colors. */
export const LETTERS: Record<Colour, string> = {
  black: "K",
  orange: "O",
  red: "R",
  blue: "B",
  green: "G",
  white: "W",
  purple: "P",
};
const COLOUR_OF = Object.fromEntries(COLOURS.map((colour) => [LETTERS[colour], colour]));

/** The color of each light that runs to a seat. */
export const LIGHTS: Record<Colour, string> = {
  black: "#0B0C10",
  orange: "#E8850F",
  red: "#BF2B2F",
  blue: "#4B82E0",
  green: "#42C987",
  white: "#F6EFDF",
  purple: "#8A68CC",
};

/** A tile: its number, the letters of its sides clockwise from the north, and its platform. */
export interface Tile {
  tile: number;
  sides: string;
  platform: string | null;
}

/** A place of the lake: x counts to the east, y to the north. */
export interface Spot {
  x: number;
  y: number;
}

export interface LaidTile extends Tile, Spot {
  rotation: number;
}

export type Cards = Record<Colour, number>;

export interface SeatView {
  seat: number;
  side: Side;
  cards: Cards;
  favor: number;
  honor: number;
  dedications: { kind: Kind; value: number }[];
  hand: number;
}

export interface Choices {
  exchange: string[];
  dedicate: string[];
  discard: string[];
  pass: boolean;
  tiles: number[];
  places: [number, number][];
}

export interface LanternsView {
  players: number;
  /** How many tiles every player places. */
  rounds: number;
  ply: number;
  to_move: number | null;
  over: boolean;
  first: number;
  step: "turn" | "exchanged" | "dedicated" | "discarding";
  final: boolean;
  lake: LaidTile[];
  hand: Tile[] | null;
  supply: Cards;
  /** The tokens left of each kind. */
  stacks: Record<Kind, number[]>;
  /** What the next dedication of each kind pays. */
  pays: Record<Kind, number>;
  draw_stack: number;
  seats: SeatView[];
  legal: Choices | null;
}

/** What an action would bring, according to the server. */
export interface Preview {
  seat: number;
  events: GameEvent[];
  cards: Partial<Cards>[];
  favor: number;
  honor: number;
}

const NOTHING: Choices = { exchange: [], dedicate: [], discard: [], pass: false, tiles: [], places: [] };

/** The view with its types. */
export function lanterns(view: View): LanternsView {
  return view as unknown as LanternsView;
}

/** What may be done now; nothing at all when it is somebody else's turn. */
export function choices(view: LanternsView): Choices {
  return view.legal ?? NOTHING;
}

/** The preview of an action that is allowed. */
export function preview(foreseen: ActionPreview | undefined): Preview | null {
  return (foreseen?.preview ?? null) as Preview | null;
}

/** The color that a letter on a tile stands for. */
export function colourOf(letter: string): Colour {
  return COLOUR_OF[letter] ?? "black";
}

/** All cards in front of a seat. */
export function held(cards: Cards): number {
  return COLOURS.reduce((sum, colour) => sum + cards[colour], 0);
}

/** One letter for a name, with its number if it has one: "Novice 2" is N2. */
export function initialOf(name: string): string {
  return name.slice(0, 1).toUpperCase() + (/\d{1,2}$/.exec(name)?.[0] ?? "");
}
