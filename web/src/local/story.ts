/** What a reader saw of each entry of a match, as the server's history tells it. */

import type { GameEvent, Step } from "../games/face";
import type { Message } from "../games/narration";
import type { LocalMatch } from "./match";

/** A seat, or null for a spectator. */
export type Reader = number | null;

/** The entry with this number (the first is 1), and what it caused. */
export async function stepAt({ engine, log, moments }: LocalMatch, number: number, reader: Reader): Promise<Step> {
  const { kind, seat, at } = log[number - 1]!;
  const { ply, caused } = moments[number]!;
  const events = caused ? await engine.call("events", caused.state, caused.rows, reader, caused.ply) : [];
  const says = caused ? await engine.call("narration", caused.state, caused.rows, reader) : [];
  return { entry: number, kind, by: seat, at, ply, events: events as GameEvent[], says: says as Message[] };
}

/** All entries. */
export function allSteps(match: LocalMatch, reader: Reader): Promise<Step[]> {
  return Promise.all(match.log.map((_, index) => stepAt(match, index + 1, reader)));
}
