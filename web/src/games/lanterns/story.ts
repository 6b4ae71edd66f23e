/** What the events of one step show on the lake: the tile placed, and who got which card. */

import type { GameEvent, Step } from "../face";
import type { Colour, Side } from "./view";

/** A card that a seat got, or missed because its color was out. */
export interface Deal {
  seat: number;
  colour: Colour;
  out: boolean;
  side: Side;
}

export interface Story {
  seat: number | null;
  placed: { tile: number; x: number; y: number } | null;
  dealt: Deal[];
}

/** Put the events of a step together. */
export function storyOf({ events, by }: Pick<Step, "events" | "by">): Story {
  return {
    seat: by ?? events.find((event) => event.seat !== undefined)?.seat ?? null,
    placed: (events.find((event) => event.kind === "place") as unknown as Story["placed"]) ?? null,
    dealt: deals(events, "orientation"),
  };
}

function deals(events: GameEvent[], why: string): Deal[] {
  return events
    .filter((event) => event["why"] === why && (event.kind === "card" || event.kind === "out"))
    .map((event) => ({
      seat: event.seat!,
      colour: event["colour"] as Colour,
      out: event.kind === "out",
      side: event["side"] as Side,
    }));
}
