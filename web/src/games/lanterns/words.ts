/** Lanterns in words: labels of cells and tiles, and answers to questions. */

import { t } from "../../shell/messages.svelte";
import type { Player, PlayerArgs } from "../face";
import { listed, person } from "../narration";
import type { View } from "../../wire";
import * as actions from "./actions";
import { cellsOf, colourAt, touching, type Cell } from "./cells";
import { DIRECTIONS, quarter, same, spinOf, turnFor, type Direction } from "./orientation";
import { colourOf, COLOURS, held, KINDS, lanterns } from "./view";
import type { Cards, Colour, Kind, LaidTile, Preview, Tile } from "./view";

export function colourWord(colour: Colour): string {
  return t(`lanterns-colour-${colour}`);
}

export function kindWord(kind: Kind): string {
  return t(`lanterns-kind-${kind}`);
}

/** An open place of the lake: what a tile would touch there, and what it would bring. */
export function placeWords(cell: Cell, cells: Cell[], turned: number, foreseen: Preview | null): string {
  const sides = sideWords(touching(cells, cell, turned));
  if (foreseen) return t("lanterns-cell-ghost", { sides, gains: gainWords(foreseen) });
  return t("lanterns-cell-open", { sides });
}

/** A tile of the lake: its colors as the reader sees them. */
export function laidWords(tile: LaidTile, last: boolean, turned: number): string {
  const colours = ([0, 1, 2, 3] as Direction[]).map((direction) => colourAt(tile, direction, turned));
  const kind = tile.tile === 0 ? "start" : tile.platform ? "platform" : "plain";
  return t("lanterns-cell-tile", { sides: sideWords(colours), kind, last: last ? "yes" : "no" });
}

/** A tile of the hand, with its rotation. */
export function handWords(tile: Tile, spin: number): string {
  return t("lanterns-hand-tile", { sides: sideWords(handColours(tile, spin)), kind: tile.platform ? "platform" : "plain" });
}

/** The colors of a tile of the hand with its rotation, clockwise from the top. */
function handColours(tile: Tile, spin: number): Colour[] {
  return ([0, 1, 2, 3] as Direction[]).map((direction) => colourOf(tile.sides[quarter(direction - spin)]!));
}

/** What a placed tile would touch, and the color on each of its sides; nothing for other actions. */
export function detailWords(action: string, seen: View, viewer: number | null): string[] {
  const view = lanterns(seen);
  const put = actions.placement(action);
  const tile = view.hand?.find((each) => each.tile === put?.tile);
  if (!put || !tile) return [];
  const turned = turnFor(view, viewer);
  const cells = cellsOf(view, turned);
  const cell = cells.find((each) => same(each, put));
  const place = cell ? [t("lanterns-touching", { sides: sideWords(touching(cells, cell, turned)) })] : [];
  return [...place, ...wordsBySide(handColours(tile, spinOf(put.rotation, turned)))];
}

/** Colors with where they are: "red above, blue on the left". */
function sideWords(colours: (Colour | null)[]): string {
  return wordsBySide(colours).join(", ");
}

/** Each color with where it is. */
function wordsBySide(colours: (Colour | null)[]): string[] {
  const words = DIRECTIONS.map((direction, i) => {
    const colour = colours[i];
    return colour ? t(`lanterns-at-${direction}`, { colour: colourWord(colour) }) : null;
  });
  return words.filter((word) => word !== null);
}

/** What an action would bring to the acting player, and which colors are out. */
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

/** Everybody's honor, favor and cards in words. */
export function scoreWords(seen: View, players: Player[], viewer: number | null): string {
  const said = lanterns(seen).seats.map((seat) =>
    t("lanterns-score", {
      ...person(seat.seat, players, viewer),
      honor: seat.honor,
      favor: seat.favor,
      cards: held(seat.cards),
    }),
  );
  return said.join(" ");
}

/** What the next dedications pay, and the cards of a seat. */
export function goalWords(seen: View, _players: Player[], viewer: number | null): string {
  const view = lanterns(seen);
  const pay = (kind: Kind) => t("lanterns-goal", { kind: kindWord(kind), value: view.pays[kind] });
  const pays = KINDS.map(pay).join(" ");
  const own = viewer === null ? undefined : view.seats[viewer];
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

/** How a tie on honor was broken: by favor tokens, then by lantern cards; null if the players share the win. */
export function tieWords(seen: View, tied: number[], argsOf: (seat: number) => PlayerArgs): string | null {
  const seats = tied.map((seat) => lanterns(seen).seats[seat]!);
  const byFavor = mostOf(seats.map((seat) => ({ seat: seat.seat, count: seat.favor })));
  if (byFavor.seats.length === 1) return tieText("favor", byFavor, seats.map((seat) => seat.favor), argsOf);
  const rest = seats.filter((seat) => byFavor.seats.includes(seat.seat));
  const byCards = mostOf(rest.map((seat) => ({ seat: seat.seat, count: held(seat.cards) })));
  return byCards.seats.length === 1 ? tieText("cards", byCards, rest.map((seat) => held(seat.cards)), argsOf) : null;
}

interface Most {
  seats: number[];
  count: number;
}

function mostOf(counts: { seat: number; count: number }[]): Most {
  const count = Math.max(...counts.map((each) => each.count));
  return { count, seats: counts.filter((each) => each.count === count).map((each) => each.seat) };
}

function tieText(by: "favor" | "cards", { seats, count }: Most, all: number[], argsOf: (seat: number) => PlayerArgs): string {
  const next = [...all].sort((one, other) => other - one)[1] ?? 0;
  return t(`lanterns-tie-${by}`, { ...argsOf(seats[0]!), count, next });
}
