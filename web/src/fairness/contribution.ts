/** The answers of this browser when it is asked to contribute to a seed. */

import type { ClientMessage, ServerMessageOf } from "../wire";
import { newRandom, notesOf, save } from "./notes";
import { commitmentTo } from "./protocol";

/** Answer a request to contribute; null if this browser must not answer it. */
export function contribute(table: string, request: ServerMessageOf<"collect">): ClientMessage | null {
  const { round, stage, seat, terms, commitments } = request;
  const own = notesOf(table)?.rounds[String(round)];
  if (own?.commitments) return null;
  if (stage === "commit") {
    // A second window of this browser commits to the same number.
    const fresh = own?.terms === terms ? own : { seat, terms, random: newRandom(), commitments: null };
    save(table, (notes) => ({ ...notes, rounds: { ...notes.rounds, [round]: fresh } }));
    return { type: "contribute", round, commitment: commitmentTo(table, round, fresh) };
  }
  const isListed = own && commitments.some((each) => each.seat === own.seat && each.commitment === commitmentTo(table, round, own));
  if (!own || !isListed) return null;
  save(table, (notes) => ({ ...notes, rounds: { ...notes.rounds, [round]: { ...own, commitments } } }));
  return { type: "contribute", round, random: own.random };
}
