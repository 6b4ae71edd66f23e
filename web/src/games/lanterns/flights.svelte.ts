/** Animations of gains: pictures that fly from their cause to the player who receives them. */

import { SvelteMap } from "svelte/reactivity";
import type { GameEvent, Step } from "../face";
import { directionOf, type Direction } from "./orientation";
import { storyOf } from "./story";
import type { Colour, SeatView, Side } from "./view";

/** One picture on its way: a symbol, from one anchor of the page to another. */
export interface Flight {
  symbol: string;
  from: string;
  /** The side of a tile that it leaves from, as seen on the screen. */
  edge: Direction | null;
  to: string;
  /** What has not arrived yet, under the anchor's name. */
  worth: number;
}

const EASE = "cubic-bezier(.2,.8,.25,1)";
/** Time between two flights, as a share of the time of one: everyone sees in which order gains arrive. */
const APART = 0.3;
const SIZE = 34;

/** The flights that an entry of the log causes, in the order of the rules. */
export function flightsOf(step: Step, turned: number): Flight[] {
  const { placed } = storyOf(step);
  const tile = placed ? `${placed.x},${placed.y}` : "lake";
  return step.events.map((event) => flightOf(event, tile, turned)).filter((flight) => flight !== null);
}

/** The flight that one event causes, if any. */
function flightOf(event: GameEvent, tile: string, turned: number): Flight | null {
  const [seat, colour] = [event.seat ?? 0, event["colour"] as Colour];
  const [pile, supply] = [`pile:${seat}:${colour}`, `supply:${colour}`];
  const lantern = `la-lantern-${colour}`;
  const edge = event["side"] ? directionOf(event["side"] as Side, turned) : null;
  switch (event.kind) {
    case "card":
      return { symbol: lantern, from: event["why"] === "exchange" ? supply : tile, edge, to: pile, worth: 1 };
    case "favor":
      return { symbol: "la-favor", from: tile, edge, to: `favor:${seat}`, worth: 1 };
    case "return":
    case "discard":
      return { symbol: lantern, from: pile, edge: null, to: supply, worth: 0 };
    case "pay":
      return { symbol: "la-favor", from: `favor:${seat}`, edge: null, to: "lake", worth: 0 };
    case "dedication":
      return token(`stack:${event["dedication"]}`, `honor:${seat}`, event["value"] as number);
    default:
      return null;
  }
}

function token(from: string, to: string, worth: number): Flight {
  return { symbol: "la-ema", from, edge: null, to, worth };
}

export class Flights {
  /** What has not arrived yet, by its target anchor. */
  #awaited = new SvelteMap<string, number>();
  #flying = new Set<{ picture: SVGElement; arrive: () => void }>();

  /** Cards of a color that a seat has, as far as they have arrived. */
  cards(seat: SeatView, colour: Colour): number {
    return seat.cards[colour] - this.#missing(`pile:${seat.seat}:${colour}`);
  }

  favor(seat: SeatView): number {
    return seat.favor - this.#missing(`favor:${seat.seat}`);
  }

  honor(seat: SeatView): number {
    return seat.honor - this.#missing(`honor:${seat.seat}`);
  }

  /** Whether anything is flying. */
  get busy(): boolean {
    return this.#awaited.size > 0;
  }

  /** Let everything arrive at once. */
  land(): void {
    for (const { picture, arrive } of [...this.#flying]) {
      picture.remove();
      arrive();
    }
    this.#awaited.clear();
  }

  /** Register flights before the page is drawn with their results. */
  expect(flights: Flight[]): void {
    for (const { to, worth } of flights) if (worth) this.#awaited.set(to, this.#missing(to) + worth);
  }

  /** Show an entry of the log: the tile is laid down, then what it gives flies to everybody. */
  show(step: Step, flights: Flight[], air: HTMLElement, pace: number, viewer: number | null): void {
    const { placed, seat } = storyOf(step);
    if (placed) lay(`${placed.x},${placed.y}`, seat === viewer ? null : `seat:${seat}`, pace);
    const wait = placed ? pace * 0.45 : 0;
    const apart = pace * Math.min(APART, 1.6 / flights.length);
    const home = air.getBoundingClientRect();
    const routes = flights.map((flight) => routeOf(flight, home));
    const isOrdered = placed !== null && flights.length > 1;
    routes.forEach((route, i) => this.#fly(route, air, pace, wait + i * apart, isOrdered ? i + 1 : null));
  }

  #missing(anchor: string): number {
    return this.#awaited.get(anchor) ?? 0;
  }

  #fly({ flight, path }: Route, air: HTMLElement, pace: number, delay: number, order: number | null): void {
    const picture = drawn(flight.symbol, order);
    air.append(picture);
    const one = { picture, arrive: () => this.#arrive(flight, one) };
    this.#flying.add(one);
    const flown = picture.animate(path, { duration: pace, delay, easing: EASE, fill: "both" });
    flown.onfinish = () => {
      picture.remove();
      one.arrive();
      if (flight.worth) bump(flight.to, pace);
    };
  }

  #arrive({ to, worth }: Flight, one: { picture: SVGElement; arrive: () => void }): void {
    if (!this.#flying.delete(one) || !worth) return;
    const left = this.#missing(to) - worth;
    if (left > 0) this.#awaited.set(to, left);
    else this.#awaited.delete(to);
  }
}

interface Point {
  x: number;
  y: number;
}

interface Route {
  flight: Flight;
  path: Keyframe[];
}

/** What the page shows under a name; a pile that is not shown stands for its seat. */
function anchor(name: string): Element | null {
  const cell = document.querySelector(`[data-cell="${name}"]`);
  const found = cell ?? [...document.querySelectorAll(`[data-anchor="${name}"]`)].find(isShown);
  const seat = /^(?:pile|favor|honor):(\d)/.exec(name)?.[1];
  return found ?? (seat ? document.querySelector(`[data-anchor="seat:${seat}"]`) : null);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The middle of an anchor, or of one edge of it. */
function point(name: string, edge: Direction | null): Point {
  const box = (anchor(name) ?? document.querySelector(`[data-anchor="lake"]`))?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  const [right, down] = edge === null ? [0, 0] : ([[0, -1], [1, 0], [0, 1], [-1, 0]] as const)[edge];
  return { x: box.x + (box.width / 2) * (1 + right), y: box.y + (box.height / 2) * (1 + down) };
}

/** Everything is measured before anything moves. */
function routeOf(flight: Flight, home: DOMRect): Route {
  const [from, to] = [point(flight.from, flight.edge), point(flight.to, null)];
  const inside = ({ x, y }: Point) => ({ x: x - home.left, y: y - home.top });
  return { flight, path: arc(inside(from), inside(to)) };
}

function arc(from: Point, to: Point): Keyframe[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const lift = Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) / 6);
  return [
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at({ x: middle.x, y: middle.y - lift }, 1.25), opacity: 1, offset: 0.5 },
    { transform: at(to, 0.75), opacity: 0.9 },
  ];
}

function at({ x, y }: Point, scale: number): string {
  return `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
}

/** The picture of a flight, with its number if several follow each other. */
function drawn(symbol: string, order: number | null): SVGElement {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  picture.setAttribute("viewBox", "0 0 48 48");
  picture.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${symbol}`);
  picture.append(use);
  if (order !== null) picture.append(badge(order));
  return picture;
}

function badge(order: number): SVGElement {
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  for (const [name, value] of Object.entries({ x: "40", y: "14", class: "order" })) text.setAttribute(name, value);
  text.textContent = String(order);
  return text;
}

/** Move a tile from its owner's side to its place; the viewer's own is already there. */
function lay(cell: string, owner: string | null, pace: number): void {
  const laid = document.querySelector(`[data-cell="${cell}"] > *`);
  const start = owner ? startOf(cell, owner, laid) : "scale(1.08)";
  laid?.animate([{ transform: start, opacity: owner ? 0.2 : 1 }, { transform: "none", opacity: 1 }], {
    duration: pace,
    easing: EASE,
  });
}

/** Where a tile comes from, in the enlarged lake's own pixels. */
function startOf(cell: string, owner: string, laid: Element | null): string {
  const [from, to] = [point(owner, null), point(cell, null)];
  const scale = (laid?.getBoundingClientRect().width ?? 0) / 100 || 1;
  return `translate(${(from.x - to.x) / scale}px, ${(from.y - to.y) / scale}px) scale(.5)`;
}

function bump(name: string, pace: number): void {
  const sizes = [1, 1.18, 1].map((size) => ({ transform: `scale(${size})` }));
  anchor(name)?.animate(sizes, { duration: pace / 2 });
}
