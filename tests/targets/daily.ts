/**
 * Plays a daily deal with the engine in Node; `test_daily.py` compares it with Python's.
 *
 *     node daily.mjs FOLDER GAME DAY ITERATIONS
 */

import { readFile } from "node:fs/promises";
import { dealSeats, dealSeed, LEVEL, MASTER } from "../../web/src/daily/deal";
import { playAsMaster } from "../../web/src/daily/play";
import { Engine } from "../../web/src/engine/engine";
import { toHex } from "../../web/src/hex";
import type { MatchEngine } from "../../web/src/local/match";

const [folder, game, day, iterations] = process.argv.slice(2) as [string, string, string, string];

const engine = await Engine.load(game, 2, async (file) => new Uint8Array(await readFile(`${folder}/${file}`)));
const seed = dealSeed(game, day);
const { actions, result } = await playAsMaster(called(engine), game, day, { iterations: Number(iterations) });
console.log(JSON.stringify({ seed: toHex(seed), seats: dealSeats(seed, ""), level: LEVEL, master: MASTER, actions, result }));

/** The engine, called as the page calls it in its worker. */
function called(loaded: Engine): MatchEngine {
  const methods = loaded as unknown as Record<string, (...values: unknown[]) => unknown>;
  return {
    manifest: loaded.manifest,
    call: (async (method: string, ...values: unknown[]) => methods[method]!(...values)) as MatchEngine["call"],
    choose: async (state, level, thought) => finish(await loaded.choose(state, level, thought)),
    hints: async (state, wish) => finish(await loaded.hints(state, wish)),
  };
}

function finish<Value>(search: Generator<void, Value, void>): Value {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
