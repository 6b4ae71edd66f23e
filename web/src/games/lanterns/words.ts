/** Lanterns in words: cells, actions, gains and reasons, for eyes and ears. */

import { language, t } from "../../shell/messages.svelte";
import type { Hint, Sitter } from "../face";
import type { View } from "../../wire";
import * as actions from "./actions";
import { colourAt, touching, type Cell } from "./cells";
import { DIRECTIONS, quarter, turnFor, type Direction } from "./orientation";
import { colourOf, COLOURS, held, KINDS, lanterns, nameOf, topOf } from "./view";
import type { Cards, Colour, Kind, LaidTile, LanternsView, Preview, Tile } from "./view";

/** Several words in one: "red, blue and green". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

export function colourWord(colour: Colour): string {
  return t(`lanterns-colour-${colour}`);
}

export function kindWord(kind: Kind): string {
  return t(`lanterns-kind-${kind}`);
}

export function colourWords(colours: Colour[]): string {
  return listed(colours.map(colourWord));
}

/** "you" or "other", by which the messages choose their form. */
export function whoIs(seat: number | undefined, eyes: number | null): "you" | "other" {
  return seat !== undefined && seat === eyes ? "you" : "other";
}

/** The name of a seat, or "you". */
export function nameFor(seat: number, sitters: Sitter[], eyes: number | null): string {
  return seat === eyes ? t("lanterns-you") : nameOf(sitters, seat);
}

/** An open place of the lake: what a tile would touch there, and what it would bring. */
export function placeWords(cell: Cell, cells: Cell[], turned: number, foreseen: Preview | null): string {
  const sides = sideWords(touching(cells, cell, turned));
  if (foreseen) return t("lanterns-cell-ghost", { sides, gains: gainWords(foreseen) });
  return t("lanterns-cell-open", { sides });
}

/** A tile of the lake: its colours as these eyes see them. */
export function laidWords(tile: LaidTile, last: boolean, turned: number): string {
  const colours = ([0, 1, 2, 3] as Direction[]).map((direction) => colourAt(tile, direction, turned));
  const kind = tile.tile === 0 ? "start" : tile.platform ? "platform" : "plain";
  return t("lanterns-cell-tile", { sides: sideWords(colours), kind, last: last ? "yes" : "no" });
}

/** A tile of the hand as it looks when it is turned so. */
export function handWords(tile: Tile, spin: number): string {
  const colours = ([0, 1, 2, 3] as Direction[]).map((direction) => colourOf(tile.sides[quarter(direction - spin)]!));
  return t("lanterns-hand-tile", { sides: sideWords(colours), kind: tile.platform ? "platform" : "plain" });
}

/** Colours with where they are: "red above, blue on the left". */
function sideWords(colours: (Colour | null)[]): string {
  const words = DIRECTIONS.map((direction, i) => {
    const colour = colours[i];
    return colour ? t(`lanterns-at-${direction}`, { colour: colourWord(colour) }) : null;
  });
  return words.filter((word) => word !== null).join(", ");
}

/** What an action would bring to whoever acts, and what is out. */
export function gainWords(foreseen: Preview): string {
  const cards = Object.entries(foreseen.cards[foreseen.seat] ?? {}) as [Colour, number][];
  const gains = cards.map(([colour, count]) => {
    return t("lanterns-gain-card", { count: signed(count), colour: colourWord(colour) });
  });
  if (foreseen.favor) gains.push(t("lanterns-gain-favor", counted(foreseen.favor)));
  if (foreseen.honor) gains.push(t("lanterns-gain-honor", counted(foreseen.honor)));
  return gains.length ? listed(gains) : t("lanterns-gain-nothing");
}

/** A number with its sign. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : `−${-count}`;
}

/** A number as it is written, and as languages count with it. */
function counted(count: number): { count: string; number: number } {
  return { count: signed(count), number: Math.abs(count) };
}

/** Cards in words, those that are there. */
export function cardWords(cards: Cards): string {
  const there = COLOURS.filter((colour) => cards[colour] > 0);
  const words = there.map((colour) => t("lanterns-count", { count: cards[colour], colour: colourWord(colour) }));
  return words.length ? listed(words) : t("lanterns-no-cards");
}

/** An action in words. */
export function actionWords(action: string, seen: View): string {
  const view = lanterns(seen);
  const laid = actions.placement(action);
  if (laid) return placementWords(laid, view);
  const exchange = actions.exchange(action);
  if (exchange) return t("lanterns-do-exchange", exchanged(exchange.given, exchange.taken));
  const dedication = actions.dedication(action);
  if (dedication) return dedicationWords(dedication, view);
  const dropped = actions.discard(action);
  return dropped ? t("lanterns-do-discard", { colour: colourWord(dropped) }) : t("lanterns-do-pass");
}

function exchanged(given: Colour, taken: Colour): { given: string; taken: string } {
  return { given: colourWord(given), taken: colourWord(taken) };
}

/** The tile by its place in the hand, and the colour that it would turn to whoever acts. */
function placementWords(laid: actions.Placement, view: LanternsView): string {
  const number = (view.hand ?? []).findIndex((tile) => tile.tile === laid.tile) + 1;
  const tile = view.hand?.[number - 1];
  if (!tile) return t("lanterns-do-place");
  const facing = quarter(2 - turnFor(view, view.to_move) - laid.rotation);
  return t("lanterns-do-place-tile", { number, colour: colourWord(colourOf(tile.sides[facing]!)) });
}

function dedicationWords({ kind, colours }: actions.Dedication, view: LanternsView): string {
  const value = topOf(view.stacks[kind]);
  const named = { kind: kindWord(kind), value, colours: colourWords(colours) };
  return t(colours.length ? "lanterns-do-dedicate-of" : "lanterns-do-dedicate", named);
}

/** A reason for or against an action in words. */
export function reasonWords(reason: Hint["reasons"][number], sitters: Sitter[], eyes: number | null): string {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason)) words[name] = valueWords(name, value);
  if (typeof reason["seat"] === "number") {
    words["who"] = whoIs(reason["seat"], eyes);
    words["name"] = nameFor(reason["seat"], sitters, eyes);
  }
  return t(`lanterns-reason-${reason.kind.replaceAll("_", "-")}`, words);
}

function valueWords(name: string, value: unknown): string | number {
  if (name === "colour" || name === "given") return colourWord(value as Colour);
  if (name === "colours") return colourWords(value as Colour[]);
  if (name === "dedication") return kindWord(value as Kind);
  return typeof value === "number" ? value : String(value);
}

/** How far the match is: rounds of one tile each, then the final turns. */
export function progress(seen: View): string {
  const view = lanterns(seen);
  if (view.over) return t("lanterns-progress-over");
  if (view.final) return t("lanterns-progress-final");
  const laid = view.lake.length - 1;
  const all = laid + view.draw_stack + view.seats.reduce((sum, seat) => sum + seat.hand, 0);
  return t("lanterns-progress", { round: Math.floor(laid / view.players) + 1, rounds: Math.ceil(all / view.players) });
}

/** Everybody's honor, favor and cards in words. */
export function scoreWords(seen: View, sitters: Sitter[], eyes: number | null): string {
  const said = lanterns(seen).seats.map((seat) =>
    t("lanterns-score", {
      who: whoIs(seat.seat, eyes),
      name: nameFor(seat.seat, sitters, eyes),
      honor: seat.honor,
      favor: seat.favor,
      cards: held(seat.cards),
    }),
  );
  return said.join(" ");
}

/** What the next dedications pay, and which cards one holds. */
export function goalWords(seen: View, _sitters: Sitter[], eyes: number | null): string {
  const view = lanterns(seen);
  const pay = (kind: Kind) => t("lanterns-goal", { kind: kindWord(kind), value: topOf(view.stacks[kind]) });
  const pays = KINDS.map(pay).join(" ");
  const own = eyes === null ? undefined : view.seats[eyes];
  return own ? `${pays} ${t("lanterns-goal-cards", { cards: cardWords(own.cards) })}` : pays;
}

/** What may be done now. */
export function moveWords(seen: View): string {
  const { legal } = lanterns(seen);
  if (!legal) return t("lanterns-moves-none");
  const said: string[] = [];
  const room = { tiles: legal.tiles.length, places: legal.places.length };
  if (legal.exchange.length) said.push(t("lanterns-moves-exchange"));
  if (legal.dedicate.length) said.push(t("lanterns-moves-dedicate", { kinds: dedicableWords(legal.dedicate) }));
  if (legal.discard.length) said.push(t("lanterns-moves-discard"));
  if (legal.places.length) said.push(t("lanterns-moves-place", room));
  if (legal.pass) said.push(t("lanterns-moves-pass"));
  return said.join(" ");
}

function dedicableWords(texts: string[]): string {
  const kinds = new Set(texts.map((text) => actions.dedication(text)!.kind));
  return listed([...kinds].map(kindWord));
}
