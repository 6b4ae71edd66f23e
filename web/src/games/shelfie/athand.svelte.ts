/** What the table on the screen is doing, for its parts that the page puts elsewhere: goals and shelves. */

import type { Choice } from "./choice.svelte";
import type { Flights } from "./flights.svelte";

class AtHand {
  choice = $state.raw<Choice | null>(null);
  flights = $state.raw<Flights | null>(null);
}

export const atHand = new AtHand();
