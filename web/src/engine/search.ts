/** Choosing an action as a level does. The search itself is compiled; this watches the clock, like `search/thinker.py`. */

import type { Level } from "./manifest";
import type { Program } from "./program";

/** How long to search between two looks at the clock, in seconds. */
const CHUNK_SECONDS = 0.004;

type Budget = Exclude<Level, { blur: number }>;

/** The action that a level chooses for the seat to move of the state in `box`, with the generator in `luck`. */
export function* choose(program: Program, level: Level, clock: () => number): Generator<void, number, void> {
  if ("blur" in level) return program.call("glance", { blur: level.blur });
  const count = program.call("list_one");
  if (count === 1) return Number(program.integers("actions")[0]);
  yield* think(program, level, clock);
  return bestAction(program);
}

/** Compare the actions until the budget is used up or one is left. It can be stopped after each step. */
export function* think(program: Program, budget: Budget, clock: () => number): Generator<void, void, void> {
  const { START, COMPARE } = program.manifest.tasks;
  const started = clock();
  let checked = started;
  let chunk = 1;
  run(program, START, "iterations" in budget ? budget.iterations : 0);
  for (;;) {
    const spent = "seconds" in budget ? (checked - started) / budget.seconds : 0;
    const tried = run(program, COMPARE, chunk, spent);
    if (tried === 0) return;
    const now = clock();
    chunk = Math.min(4 * tried, Math.max(1, Math.floor((tried * CHUNK_SECONDS) / Math.max(now - checked, 1e-6))));
    checked = now;
    yield;
  }
}

/** The best action of a search. */
export function bestAction(program: Program): number {
  run(program, program.manifest.tasks.RANK, 0);
  const best = Number(program.integers("tree.plan.rivals")[0]);
  return Number(program.integers("tree.action")[best]);
}

function run(program: Program, kind: number, times: number, spent = 0): number {
  return program.call("run_task", { "task.kind": kind, "task.times": times, "task.spent": spent });
}
