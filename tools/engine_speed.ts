/**
 * Measures the engine in Node, in the middle of a match of four: microseconds of CPU time for each call, as JSON.
 *
 *     node engine_speed.mjs FOLDER GAME
 */

import { readFile } from "node:fs/promises";
import { Engine } from "../web/src/engine/engine";

const [folder, game] = process.argv.slice(2) as [string, string];
const PLAYERS = 4;
const PLIES = 20;
const SECONDS = 0.3;
const TRIES = 5;
const SEARCHED = 1.5;

const engine = await Engine.load(game, PLAYERS, async (name) => new Uint8Array(await readFile(`${folder}/${name}`)));
let state = engine.setUp(1);
for (let ply = 0; ply < PLIES; ply += 1) {
  const actions = engine.legalActions(state);
  state = engine.apply(state, actions[(ply * 7919) % actions.length]!);
}
const { seat } = engine.head(state);
const action = engine.legalActions(state)[0]!;

console.log(
  JSON.stringify({
    "view as JSON": time(() => engine.viewJson(state, seat)),
    "view, parsed": time(() => engine.view(state, seat)),
    "preview, parsed": time(() => engine.preview(state, action)),
    "reasons for one action, parsed": time(() => engine.reasons(state, action)),
    "legal actions": time(() => engine.legalActions(state)),
    "an action with its events, parsed": time(() => {
      const { state: after, rows } = engine.applyAndRecord(state, action);
      engine.events(after, rows, seat, PLIES);
    }),
    "search, iterations a second": await iterations(),
  }),
);

/** CPU seconds of this process. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Microseconds for a call, the best of several tries. */
function time(call: () => unknown): number {
  return Math.min(...Array.from({ length: TRIES }, () => once(call)));
}

function once(call: () => unknown): number {
  const started = cpu();
  let calls = 0;
  while (cpu() - started < SECONDS) {
    for (let turn = 0; turn < 100; turn += 1) call();
    calls += 100;
  }
  return (1e6 * (cpu() - started)) / calls;
}

/** How often the search of a master goes through its tree in a second. */
async function iterations(): Promise<number> {
  const { program } = await engine.loadOpponent();
  const search = await engine.choose(state, { seconds: SEARCHED }, { seed: 1 }, cpu);
  const started = cpu();
  while (!search.next().done);
  return Number(program.integers("tree.visits")[0]) / (cpu() - started);
}
