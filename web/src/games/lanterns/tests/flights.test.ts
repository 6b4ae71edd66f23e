import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../face";
import { Flights, flightsOf } from "../flights.svelte";
import { storyOf } from "../story";
import { lanterns } from "../view";
import { seen, steps } from "./table";

describe("gains fly from cause to receiver", () => {
  it("every card that was dealt leaves the tile and arrives at its pile", () => {
    const step = steps.find((each) => storyOf(each).placed)!;
    const story = storyOf(step);
    const flights = flightsOf(step, 0).filter((flight) => flight.symbol.startsWith("la-lantern"));
    const cards = step.events.filter((event) => event.kind === "card");
    expect(flights.map((flight) => flight.to)).toEqual(cards.map((card) => `pile:${card.seat}:${card["colour"]}`));
    expect(new Set(flights.map((flight) => flight.from))).toEqual(new Set([`${story.placed!.x},${story.placed!.y}`]));
  });

  it("a dedication's token leaves its stack, and its cards go to the supply", () => {
    const isDedication = (event: GameEvent): boolean => event.kind === "dedication";
    const step = steps.find(({ events }) => events.some(isDedication))!;
    const { dedication, seat, value } = step.events.find(isDedication)!;
    const flights = flightsOf(step, 0);
    expect(flights.at(-1)).toMatchObject({ from: `stack:${dedication}`, to: `honor:${seat}`, worth: value });
    expect(flights.slice(0, -1).every((flight) => flight.to.startsWith("supply:"))).toBe(true);
  });

  it("numbers wait for what is in the air, and catch up when it is skipped", () => {
    const seat = lanterns(seen("four")).seats[0]!;
    const flights = new Flights();
    flights.expect([{ symbol: "la-lantern-red", from: "0,0", edge: 0, to: "pile:0:red", worth: 1 }]);
    expect(flights.cards(seat, "red")).toBe(seat.cards.red - 1);
    flights.land();
    expect(flights.cards(seat, "red")).toBe(seat.cards.red);
    expect(flights.favor(seat)).toBe(seat.favor);
  });
});
