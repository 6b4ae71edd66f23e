/** How the actions of Lanterns are written, and read again. */

import { COLOURS, type Colour, type Kind, type LanternsView, type Spot } from "./view";

/** A placement in parts. */
export interface Placement extends Spot {
  tile: number;
  rotation: number;
}

/** A dedication in parts: the colors are those of its pairs, or the one of the four. */
export interface Dedication {
  kind: Kind;
  colours: Colour[];
}

const PLACEMENT = /^p (\d+) r([0-3]) @ (-?\d+),(-?\d+)$/;

/** Write a placement. */
export function placementText({ tile, rotation, x, y }: Placement): string {
  return `p ${tile} r${rotation} @ ${x},${y}`;
}

/** Read a placement; null if the action is something else. */
export function placement(action: string | null): Placement | null {
  const found = PLACEMENT.exec(action ?? "");
  if (!found) return null;
  const [tile, rotation, x, y] = found.slice(1).map(Number) as [number, number, number, number];
  return { tile, rotation, x, y };
}

/** The four ways to lay a tile on a place. */
export function waysToLay(tile: number, { x, y }: Spot): string[] {
  return [0, 1, 2, 3].map((rotation) => placementText({ tile, rotation, x, y }));
}

/** Write an exchange. */
export function exchangeText(given: Colour, taken: Colour): string {
  return `x ${given} ${taken}`;
}

/** Read an exchange; null if the action is something else. */
export function exchange(action: string | null): { given: Colour; taken: Colour } | null {
  const [verb, given, taken] = (action ?? "").split(" ");
  return verb === "x" ? { given: given as Colour, taken: taken as Colour } : null;
}

/** Write a dedication; the colors of pairs are in the usual order of colors. */
export function dedicationText({ kind, colours }: Dedication): string {
  const ordered = COLOURS.filter((colour) => colours.includes(colour));
  return ["d", kind, ...ordered].join(" ");
}

/** Read a dedication; null if the action is something else. */
export function dedication(action: string | null): Dedication | null {
  const [verb, kind, ...colours] = (action ?? "").split(" ");
  return verb === "d" ? { kind: kind as Kind, colours: colours as Colour[] } : null;
}

/** Write a discard. */
export function discardText(colour: Colour): string {
  return `discard ${colour}`;
}

/** Read a discard; null if the action is something else. */
export function discard(action: string | null): Colour | null {
  const [verb, colour] = (action ?? "").split(" ");
  return verb === "discard" ? (colour as Colour) : null;
}

/** An exchange to ask about when none is allowed: a card that is held, against another color. */
export function anyExchange(view: LanternsView, seat: number): string {
  const cards = view.seats[seat]?.cards;
  const given = COLOURS.find((colour) => cards?.[colour]) ?? "black";
  const taken = COLOURS.find((colour) => colour !== given && view.supply[colour]) ?? COLOURS.find((c) => c !== given);
  return exchangeText(given, taken ?? "orange");
}

/** A placement to ask about when none is allowed: beside the northernmost tile. */
export function anyPlacement(view: LanternsView, tile: number): string {
  const top = view.lake.reduce((best, other) => (other.y > best.y ? other : best));
  return placementText({ tile, rotation: 0, x: top.x, y: top.y + 1 });
}
