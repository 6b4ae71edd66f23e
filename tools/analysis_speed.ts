/**
 * Measures the analysis of a match in Node: CPU seconds until the first document, and until it is complete, as JSON.
 *
 *     node analysis_speed.mjs FOLDER < MATCH
 */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Engine } from "../web/src/engine/engine";

const [folder] = process.argv.slice(2) as [string];
const { game, players, seed, actions } = JSON.parse(readFileSync(0, "utf-8")) as { game: string; players: number; seed: number; actions: number[] };
const engine = await Engine.load(game, players, async (name) => new Uint8Array(await readFile(`${folder}/${name}`)));
const match = { first: engine.setUp(seed), actions };
const steps = await engine.analyze(match);
const started = cpu();
let first: number | null = null;
for (;;) {
  const { done, value } = steps.next();
  if (value && first === null) first = cpu() - started;
  if (!done) continue;
  console.log(JSON.stringify({ first, complete: cpu() - started, document: value }));
  break;
}

/** CPU seconds of this process. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
