/** Comparing a few actions with each other in several trees (`search/trials.py`). Everything that is computed is compiled. */

import type { Program } from "./program";

/** Start a tree that has some actions among its best ones, from the state in `box`, with the generator in `luck`. */
export function startTree(program: Program, actions: number[], iterations: number): void {
  runTask(program, "START", { "task.times": iterations });
  program.integers("trials.actions").set(actions.map(BigInt));
  program.call("place_rivals", { rivals: actions.length });
}

/** Try some actions equally often in the same worlds, in a new tree, and note what it says under its number. */
export function* tryInTree(program: Program, actions: number[], tries: number, number: number): Generator<void, void, void> {
  startTree(program, actions, 0);
  program.call("plan_trials", { rivals: actions.length, tries });
  yield* searchOn(program);
  program.call("note_tree", { rivals: actions.length, number });
}

/** Search until the plan of the tree is carried out. */
export function* searchOn(program: Program): Generator<void, void, void> {
  const { chunk } = program.manifest.analysis;
  while (runTask(program, "COMPARE", { "task.times": chunk }) > 0) yield;
}

/** What some trees say together: the place of the best action, and for each the chance and the points of the seat to move. */
export interface Means {
  best: number;
  wins: number[];
  points: number[];
}

export function average(program: Program, rivals: number, trees: number): Means {
  const best = program.call("average", { rivals, trees });
  const means = program.doubles("trials.means");
  const row = (index: number): number[] => Array.from(means.subarray((index * means.length) / 2, (index * means.length) / 2 + rivals));
  return { best, wins: row(0), points: row(1) };
}

/** The chance of the seat to move after each of some actions, from the state in `box`: the mean over several trees. */
export function* compare(program: Program, actions: number[]): Generator<void, number[], void> {
  const { trees, tries } = program.manifest.analysis.secondLook;
  const enough = Math.floor(trees / 2);
  for (let tree = 0; tree < enough; tree += 1) yield* tryInTree(program, actions, tries, tree);
  return average(program, actions.length, enough).wins;
}

/** Run a task of the tree search; a number that is not given is the one of the manifest. */
export function runTask(program: Program, kind: keyof Program["manifest"]["tasks"], numbers: Record<string, number>): number {
  return program.call("run_task", { "task.kind": program.manifest.tasks[kind], ...numbers });
}
