/**
 * Analyzes a match with the engine in Node; `test_analyses.py` compares the documents with Python's.
 *
 *     node analyses.mjs FOLDER < MATCH
 */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { AnalysisDocument, AnalysisWish } from "../../web/src/engine/analysis";
import { Engine } from "../../web/src/engine/engine";
import type { AnalysisLimits } from "../../web/src/engine/manifest";

interface Given {
  game: string;
  players: number;
  seed: number;
  actions: number[];
  limits: AnalysisLimits;
  wish: AnalysisWish;
}

const [folder] = process.argv.slice(2) as [string];
const HALF = 3;

const { game, players, seed, actions, limits, wish } = JSON.parse(readFileSync(0, "utf-8")) as Given;
const engine = await Engine.load(game, players, async (file) => new Uint8Array(await readFile(`${folder}/${file}`)));
engine.manifest.analysis = limits;
const match = { first: engine.setUp(seed), actions };
try {
  const documents = await analyze(wish);
  const resumed = await analyze({ ...wish, known: documents[HALF] ?? null });
  console.log(JSON.stringify({ count: documents.length, first: documents[0], last: documents.at(-1), resumed: resumed.at(-1), steps: resumed.length }));
} catch (failed) {
  console.log(JSON.stringify({ code: (failed as { code?: string }).code, message: (failed as Error).message }));
}

async function analyze(wanted: AnalysisWish): Promise<AnalysisDocument[]> {
  const steps = await engine.analyze(match, wanted);
  const found: AnalysisDocument[] = [];
  for (;;) {
    const step = steps.next();
    if (step.value) found.push(structuredClone(step.value));
    if (step.done) return found;
  }
}
