/** Choosing an action as a level does. The search itself is compiled; this watches the clock, like `search/thinker.py`. */

import type { Level } from "./manifest";
import type { Program } from "./program";

/** How long to search between two looks at the clock, in seconds. */
const CHUNK_SECONDS = 0.004;

export type Budget = Exclude<Level, { blur: number }>;

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

/** An action of the root: its visits, its chance to win (at one look if it was never tried), and its points at the end. */
export interface Candidate {
  action: number;
  visits: number;
  win: number;
  points: number;
}

/** Search on where it is most promising. */
export function grow(program: Program, iterations: number): void {
  run(program, program.manifest.tasks.SEARCH, iterations);
}

/** The best action of a search. */
export function bestAction(program: Program): number {
  return candidate(program, ranked(program)[0]!).action;
}

/** The actions of the root, the most visited first. */
export function candidates(program: Program): Candidate[] {
  return ranked(program).map((node) => candidate(program, node));
}

function ranked(program: Program): number[] {
  run(program, program.manifest.tasks.RANK, 0);
  const count = Number(program.integers("tree.children")[0]);
  return Array.from(program.integers("tree.plan.rivals").subarray(0, count), Number);
}

function candidate(program: Program, node: number): Candidate {
  const visits = Number(program.integers("tree.visits")[node]);
  const mean = (leaf: string): number => (visits > 0 ? program.doubles(leaf)[node]! / visits : 0);
  const trust = program.constant("context.style.trust");
  const win = visits > 0 ? mean("tree.wins") : (trust * program.floats("tree.prior")[node]!) / trust;
  return { action: Number(program.integers("tree.action")[node]), visits, win, points: mean("tree.points") };
}

/** What came of trying an action many times: every seat's chance to win, its points, and how often the match went on. */
export interface Trial {
  wins: number[];
  points: number[];
  goesOn: number;
}

/** Try an action many times; the chances of all seats add up to 1. */
export function tryOut(program: Program, action: number): Trial {
  const { players, manifest } = program;
  const { tries } = manifest.hints;
  program.doubles("task.expected").fill(0);
  program.call("run_task", { "task.kind": manifest.tasks.TRY, "task.times": tries, "task.action": action });
  const expected = Array.from(program.doubles("task.expected"));
  const wins = expected.slice(0, players);
  const total = wins.reduce((sum, win) => sum + win, 0);
  return {
    wins: wins.map((win) => win / total),
    points: expected.slice(players, 2 * players).map((points) => points / tries),
    goesOn: expected[2 * players]! / tries,
  };
}

/** The action that looked best before the search. */
export function firstLook(program: Program): number {
  return Number(program.integers("tree.action")[Number(program.integers("tree.first")[0])]);
}

function run(program: Program, kind: number, times: number, spent = 0): number {
  return program.call("run_task", { "task.kind": kind, "task.times": times, "task.spent": spent });
}
