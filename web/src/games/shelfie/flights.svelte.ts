/**
 * What has just happened, on its way from cause to receiver: tiles into a column, tokens to a player, tiles into the bag
 * and out of it.
 */

import { SvelteSet } from "svelte/reactivity";
import type { GameEvent, Step } from "../face";
import { carryPicture, pictureAt, pictureOf, type Item } from "./items";
import { placeName } from "./position";

/** One thing in the air. */
export interface Flight {
  id: number;
  /** Where it comes from and goes to: selectors, the first that can be seen counts. */
  from: string[];
  to: string[];
  delay: number;
  duration: number;
  /** Cannot be seen before it leaves. */
  hidden: boolean;
  item?: Item;
  picture: number;
  coin?: number;
  landed: () => void;
}

const STAGGER = 0.18;
const RAIN = 0.025;

export class Flights {
  /** The flights that are shown now. */
  list = $state.raw<Flight[]>([]);
  /** Places of shelves, and cells of the room, whose tile is still on its way. */
  arriving = new SvelteSet<string>();
  coming = new SvelteSet<string>();
  /** What the others have played since one's own last move: on their shelves, and where it lay. */
  fresh = new SvelteSet<string>();
  left = new SvelteSet<string>();
  #next = 0;
  #last: Step | null = null;

  /** Animate and announce a new step; earlier flights end at once. */
  show(step: Step | null, pace: number, viewer: number | null): boolean {
    if (step === this.#last) return false;
    this.#last = step;
    this.land();
    if (!step) return this.#forget();
    const inserted = step.events.filter((event) => event.kind === "insert");
    this.#remember(inserted, viewer);
    inserted.forEach((event) => carryPicture(String(event["cell"]), landingOf(event)));
    if (pace > 0) this.list = this.#flightsOf(step.events, pace);
    return true;
  }

  /** End all flights at once. */
  land(): void {
    this.list = [];
    this.arriving.clear();
    this.coming.clear();
  }

  /** One of them has landed. */
  landed(flight: Flight): void {
    flight.landed();
    this.list = this.list.filter((each) => each !== flight);
  }

  /** Forget what was just played, after a jump. */
  #forget(): boolean {
    this.fresh.clear();
    this.left.clear();
    return false;
  }

  #remember(inserted: GameEvent[], viewer: number | null): void {
    const seat = inserted[0]?.seat;
    if (seat === undefined) return;
    this.left.clear();
    for (const each of this.fresh) if (seat === viewer || each.startsWith(`${seat}-`)) this.fresh.delete(each);
    if (seat === viewer) return;
    inserted.forEach((event) => this.fresh.add(landingOf(event)));
    inserted.forEach((event) => this.left.add(String(event["cell"])));
  }

  #flightsOf(events: GameEvent[], pace: number): Flight[] {
    const of = (kind: string): GameEvent[] => events.filter((event) => event.kind === kind);
    const tiles = of("insert").map((event, index) => this.#tile(event, index * STAGGER * pace, pace));
    const coins = [...of("common_goal"), ...of("end_token")].map((event, index) =>
      this.#coin(event, pace * (0.9 + index * STAGGER), pace),
    );
    const back = of("return").map((event, index) => this.#return(event, pace * (0.4 + index * RAIN), pace * 0.5));
    const rain = of("refill").map((event, index) => this.#drop(event, pace * (0.7 + index * RAIN), pace * 0.6));
    return [...tiles, ...coins, ...back, ...rain];
  }

  #tile(event: GameEvent, delay: number, duration: number): Flight {
    const place = landingOf(event);
    this.arriving.add(place);
    return {
      ...this.#flight(delay, duration),
      from: [`[data-cell="${event["cell"]}"]`],
      to: [`[data-place="${place}"]`, `[data-shelf="${event.seat}"]`, `[data-seat="${event.seat}"]`],
      item: event["item"] as Item,
      picture: pictureOf(place),
      landed: () => this.arriving.delete(place),
    };
  }

  #coin(event: GameEvent, delay: number, duration: number): Flight {
    const source = event.kind === "common_goal" ? `[data-tokens="${event["goal"]}"]` : "[data-end-token]";
    return {
      ...this.#flight(delay, duration),
      from: [source, `[data-shelf="${event.seat}"]`],
      hidden: true,
      to: [`[data-seat="${event.seat}"]`],
      coin: Number(event["points"]),
    };
  }

  #return(event: GameEvent, delay: number, duration: number): Flight {
    const cell = String(event["cell"]);
    return {
      ...this.#flight(delay, duration),
      from: [`[data-cell="${cell}"]`],
      to: ["[data-bag]"],
      item: event["item"] as Item,
      picture: pictureAt(cell),
    };
  }

  #drop(event: GameEvent, delay: number, duration: number): Flight {
    const cell = String(event["cell"]);
    this.coming.add(cell);
    return {
      ...this.#flight(delay, duration),
      from: ["[data-bag]"],
      hidden: true,
      to: [`[data-cell="${cell}"]`],
      item: event["item"] as Item,
      picture: pictureAt(cell),
      landed: () => this.coming.delete(cell),
    };
  }

  #flight(delay: number, duration: number): Flight {
    this.#next += 1;
    return { id: this.#next, from: [], to: [], delay, duration, hidden: false, picture: 0, landed: () => undefined };
  }
}

function landingOf(event: GameEvent): string {
  return placeName(Number(event.seat), Number(event["row"]), Number(event["column"]));
}
