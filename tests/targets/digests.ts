/**
 * Prints digests of matches and searches that a game's engine played in Node, as JSON; `test_wasm.py` compares them with Python's.
 *
 *     node digests.mjs FOLDER GAME PLAYERS MATCHES (simd|plain) DOCUMENTED < POSITION
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Engine, type State } from "../../web/src/engine/engine";
import type { EngineError } from "../../web/src/engine/errors";
import { seedQuickly, seedSecretly } from "../../web/src/engine/luck";
import { readPosition, type SentPosition } from "../../web/src/engine/position";
import { think } from "../../web/src/engine/search";

const [folder, game, players, matches, kind, documented] = process.argv.slice(2) as [string, string, string, string, string, string];
const WALKED = 5;
const PLIES = 6;
const ITERATIONS = 150;
const LOOKED_AT = 3;
const LATE = 9;

if (kind === "plain") WebAssembly.validate = () => false;
const engine = await Engine.load(game, Number(players), async (name) => new Uint8Array(await readFile(`${folder}/${name}`)));
const { program: opponent } = await engine.loadOpponent();
const documents = Array.from({ length: Number(documented) }, (_, seed) => documentsOfMatch(seed));
const found = { refused: refused(), playouts: playouts(), walks: walks(), searches: await searches(), hints: await hints(), device: await hintsOfDevice() };
console.log(JSON.stringify({ ...found, documents }));

/** Whole random matches, as `Game.playouts` plays them. */
function playouts(): string {
  const { program } = engine;
  const hash = createHash("sha256");
  const count = Number(matches);
  for (const leaf of ["all_scores", "all_ranks"]) program.block(leaf, [count, Number(players)]);
  program.block("states", [count]);
  for (const listed of [1, 0]) {
    seedSecretly(program, `${game} batch`, 1);
    program.bytes("states").fill(0);
    program.integers("options").fill(0n);
    program.call("setup_batch", { players: Number(players) });
    seedQuickly(program, `${game} playouts`, 2);
    program.call("play_batch", { listed });
    hash.update(program.bytes("states")).update(program.bytes("all_scores")).update(program.bytes("all_ranks"));
  }
  return hash.digest("hex");
}

/** How texts are refused that are not actions, or not allowed now. */
function refused(): (string | null)[][] {
  const state = engine.setUp(0);
  const legal = new Set(engine.legalActions(state));
  const illegal = Array.from({ length: engine.manifest.actions }, (_, action) => action).find((action) => !legal.has(action))!;
  return ["fly me to the moon", engine.actionText(state, illegal)].map((text) => {
    try {
      return [String(engine.parseAction(state, text))];
    } catch (failed) {
      return [(failed as EngineError).code, (failed as EngineError).rule, (failed as EngineError).reason];
    }
  });
}

/** Matches that are played action by action. */
function walks(): string {
  const hash = createHash("sha256");
  for (let seed = 0; seed < WALKED; seed += 1) {
    let state = engine.setUp(seed);
    for (let ply = 0; !engine.head(state).over; ply += 1) {
      const actions = engine.legalActions(state);
      hash.update(JSON.stringify(actions)).update(engine.toBytes(state));
      hash.update(String(engine.whyIllegal(state, (ply * 31) % engine.manifest.actions)?.name ?? "legal"));
      hash.update(engine.resample(state, engine.head(state).seat, ply));
      hash.update(JSON.stringify(engine.position(state)));
      const text = engine.actionText(state, actions[(seed * 7 + ply * 13) % actions.length]!);
      state = engine.apply(state, engine.parseAction(state, ` ${text.toUpperCase()}`));
    }
    const { scores, ranks } = engine.result(state);
    hash.update(JSON.stringify([scores, ranks])).update(engine.toBytes(state));
  }
  return hash.digest("hex");
}

/** The choices of levels, and all nodes of searches. */
async function searches(): Promise<string> {
  const hash = createHash("sha256");
  let state = engine.setUp(new Uint8Array([1, 2, 255]));
  for (let ply = 0; ply < PLIES; ply += 1) {
    for (const level of ["novice", "apprentice", "adept", "artisan"]) hash.update(`${finish(await engine.choose(state, level, { seed: ply }))} `);
    hash.update(tree(state, ply));
    const actions = engine.legalActions(state);
    state = engine.apply(state, actions[actions.length >> 1]!);
  }
  return hash.digest("hex");
}

function tree(state: State, seed: number): string {
  opponent.bytes("box").set(state);
  seedQuickly(opponent, "tree", seed);
  finish(think(opponent, { iterations: ITERATIONS }, () => 0));
  const used = Number(opponent.integers("tree.used")[0]);
  const hash = createHash("sha256");
  for (const leaf of ["tree.visits", "tree.action", "tree.total"]) hash.update(opponent.bytes(leaf).subarray(0, 8 * used));
  return hash.digest("hex");
}

function finish<Value>(steps: Generator<void, Value, void>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Hints late in a match between bots, which have given away what they are after. */
async function hints(): Promise<object> {
  const first = engine.setUp(7);
  const actions: number[] = [];
  let state = first;
  for (let ply = 0; ply < LATE * Number(players) && !engine.head(state).over; ply += 1) {
    const action = finish(await engine.choose(state, ply % 5 ? "apprentice" : "adept", { seed: ply, history: { first, actions } }));
    actions.push(action);
    state = engine.apply(state, action);
  }
  return finish(await engine.hints(state, { budget: { iterations: ITERATIONS }, seed: 1, history: { first, actions } }));
}

/** Hints about the position that a server has sent, from what one seat knows. */
async function hintsOfDevice(): Promise<object> {
  const sent = JSON.parse(readFileSync(0, "utf-8")) as SentPosition;
  const { state, past } = await readPosition(engine.manifest, sent);
  return finish(await engine.hints(state, { budget: { iterations: ITERATIONS }, seed: 1, past, doubt: sent.doubt }));
}

/** The fingerprint of all documents of a match, for all readers, as `tests/games/written_documents.py` takes it. */
function documentsOfMatch(seed: number): string {
  const hash = createHash("sha256");
  const note = (document: unknown): unknown => hash.update(`${typeof document === "string" ? document : JSON.stringify(document)}\n`);
  const { everybody } = engine.manifest.readers;
  const seats = [null, ...Array.from({ length: Number(players) }, (_, seat) => seat)];
  let state = engine.setUp(seed, optionsOf(seed));
  for (;;) {
    for (const seat of seats) note(engine.view(state, seat));
    note(ownPosition(state));
    const { over, ply } = engine.head(state);
    if (over) return hash.digest("hex").slice(0, 16);
    const actions = engine.legalActions(state);
    const step = Math.max(1, Math.floor(actions.length / LOOKED_AT));
    for (let index = seed % actions.length; index < actions.length; index += step) {
      const action = actions[index]!;
      for (const method of ["actionText", "actionMessage", "preview", "reasons"] as const) note(engine[method](state, action));
    }
    const { state: after, rows } = engine.applyAndRecord(state, actions[(ply * 7919 + seed) % actions.length]!);
    note(engine.allEvents(after, rows, ply));
    note(engine.program.write("narration_one", { reader: everybody }));
    for (const seat of seats) {
      note(engine.events(after, rows, seat, ply));
      note(engine.narration(after, rows, seat));
    }
    state = after;
  }
}

/** The game's own part of a position, without its head and its generator. */
function ownPosition(state: State): object {
  const { game: _, players: __, options, seat, ply, luck, ...own } = engine.position(state);
  return own;
}

/** Every choice of every option gets its turn. */
function optionsOf(seed: number): Record<string, string | boolean> {
  const fits = (only: Record<string, number[]>, choice: number): boolean => only[choice]?.includes(Number(players)) ?? true;
  return Object.fromEntries(
    engine.manifest.options.map(({ name, choices, only }, bit) => {
      const fitting = choices.filter((_, choice) => fits(only, choice));
      return [name, fitting[(seed >> bit) % fitting.length]!];
    }),
  );
}
