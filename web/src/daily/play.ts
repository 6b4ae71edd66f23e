/** Playing the deal of a day with bots alone. Their searches have a fixed length, so every device finds the same match. */

import type { Level } from "../engine/manifest";
import { NO_CLOCK, type Setting } from "../engine/match";
import type { MatchEngine } from "../local/match";
import { dealSeats, dealSeed, decisionSeed, LEVEL, MASTER, ownSeat, seedText } from "./deal";
import type { DealResult } from "./own-deals";

/** Play a day's match to its end, with the master in the person's seat. */
export async function playAsMaster(
  engine: MatchEngine,
  game: string,
  day: string,
  master: Level = MASTER,
  signal?: AbortSignal,
): Promise<{ result: DealResult; actions: number[] }> {
  const seed = dealSeed(game, day);
  const own = ownSeat(seed);
  const { first } = await engine.call("replayMatch", settingOf(engine, game, day), []);
  const actions: number[] = [];
  let state = first;
  for (;;) {
    const { seat, over } = await engine.call("head", state);
    if (over) break;
    const chosen = decisionSeed(seed, actions.length);
    const known = await engine.call("resample", state, seat, chosen);
    const action = await engine.choose(known, seat === own ? master : LEVEL, { history: { first, actions }, seed: chosen }, signal);
    state = await engine.call("apply", state, action);
    actions.push(action);
  }
  const { scores, ranks } = await engine.call("result", state);
  return { actions, result: { points: scores[own]!, against: scores[1 - own]!, won: ranks[own] === 1 } };
}

function settingOf({ manifest }: MatchEngine, game: string, day: string): Setting {
  const seats = dealSeats(dealSeed(game, day), "");
  const people = seats.map(({ bot }) => (bot === null ? 0 : null));
  return { game, rules: manifest.rules.present, options: {}, seats, people, clock: NO_CLOCK, rated: false, seed: seedText(game, day) };
}
