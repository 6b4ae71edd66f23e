/** The answers of this browser when it is asked to contribute to a seed. */

import type { ClientMessage, ServerMessageOf } from "../wire";
import { canonical, commitmentTo } from "./commitment";
import { newRandom, notesOf, save } from "./notes";

/**
 * Answer a request to contribute; null if this browser must not answer it. After a lost connection, or in another
 * window, the same question gets the same answer; a number that was revealed is never used with another list.
 */
export function contribute(table: string, request: ServerMessageOf<"collect">): ClientMessage | null {
  const { round, stage, seat, terms, commitments } = request;
  const own = notesOf(table)?.rounds[String(round)];
  if (stage === "commit") {
    if (own?.commitments) return null;
    const fresh = own?.terms === terms && own.seat === seat ? own : { seat, terms, random: newRandom(), commitments: null };
    save(table, (notes) => ({ ...notes, rounds: { ...notes.rounds, [round]: fresh } }));
    return { type: "contribute", round, commitment: commitmentTo(table, round, fresh) };
  }
  const isListed = own && commitments.some((each) => each.seat === own.seat && each.commitment === commitmentTo(table, round, own));
  if (!own || !isListed) return null;
  if (own.commitments && canonical(own.commitments) !== canonical(commitments)) return null;
  save(table, (notes) => ({ ...notes, rounds: { ...notes.rounds, [round]: { ...own, commitments } } }));
  return { type: "contribute", round, random: own.random };
}
