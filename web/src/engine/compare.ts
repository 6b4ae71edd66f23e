/** Comparing a few actions with each other, as the analysis does (`search/judge.py`). The search itself is compiled. */

import type { Program } from "./program";

/** How many iterations are done in one call. */
const CHUNK = 64;

/**
 * The chance of the seat to move after each of some actions, from the state in `box`, with the generator in `luck`: the mean
 * over several trees, each of which tries all of them equally often.
 */
export function* compare(program: Program, rivals: number[]): Generator<void, number[], void> {
  const { trees, tries } = program.manifest.comparison;
  const sums = rivals.map(() => 0);
  for (let tree = 0; tree < trees; tree += 1) {
    runTask(program, program.manifest.tasks.START, 0);
    const nodes = nodesOf(program, rivals);
    yield* tryNodes(program, nodes, tries);
    nodes.forEach((node, index) => (sums[index]! += sharpened(program, winsOf(program, node) / tries)));
  }
  return sums.map((sum) => sum / trees);
}

/** The nodes of actions; one that the search would not look at takes the place of the last that it would. */
function nodesOf(program: Program, rivals: number[]): number[] {
  const actions = program.integers("tree.action");
  const first = Number(program.integers("tree.first")[0]);
  const end = first + Number(program.integers("tree.children")[0]);
  const found = (action: number): number => {
    const at = actions.subarray(first, end).indexOf(BigInt(action));
    return at < 0 ? -1 : first + at;
  };
  for (const action of rivals) if (found(action) < 0) actions[lastOther(actions, end, rivals)] = BigInt(action);
  return rivals.map(found);
}

/** The last node before `end` whose action is none of the rivals. */
function lastOther(actions: BigInt64Array, end: number, rivals: number[]): number {
  let node = end - 1;
  while (rivals.includes(Number(actions[node]))) node -= 1;
  return node;
}

/** Try each of some actions a number of times, all in the same sampled worlds. */
function* tryNodes(program: Program, nodes: number[], times: number): Generator<void, void, void> {
  const { RIVALS, ROUNDS, LIMIT } = program.manifest.plan;
  program.integers("tree.plan.rivals").set(nodes.map(BigInt));
  const numbers = program.integers("tree.plan.numbers").fill(0n);
  numbers[RIVALS] = BigInt(nodes.length);
  numbers[ROUNDS] = 1n;
  numbers[LIMIT] = BigInt(times * nodes.length);
  yield* searchOn(program);
}

function* searchOn(program: Program): Generator<void, void, void> {
  while (runTask(program, program.manifest.tasks.COMPARE, CHUNK) > 0) yield;
}

/** A chance as certain as those of the analysis, if all others have equal ones. */
function sharpened(program: Program, win: number): number {
  const power = program.constant("context.style.sharpness");
  const others = program.players - 1;
  const clipped = Math.min(1, Math.max(0, win));
  const own = clipped ** power;
  const rest = others * ((1 - clipped) / others) ** power;
  return own / (own + rest);
}

const winsOf = (program: Program, node: number): number => program.doubles("tree.wins")[node]!;

function runTask(program: Program, kind: number, times: number): number {
  return program.call("run_task", { "task.kind": kind, "task.times": times, "task.spent": 0 });
}
