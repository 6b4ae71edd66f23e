/**
 * A game at tables of one size, without a server. A state is its bytes; nothing of it stays here between two calls.
 * This module runs in a worker (`engine-worker.ts`) and in Node.
 */

import { seedQuickly, seedSecretly, type Seed } from "./luck";
import { checkFormat, type Index, type Level, type Manifest } from "./manifest";
import { Program } from "./program";
import { choose } from "./search";
import { hasSimd } from "./simd";
import { loadWeights } from "./weights";

/** The bytes of a file of the engine. */
export type Files = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

export type State = Uint8Array<ArrayBuffer>;

export interface Result {
  scores: number[];
  /** 1 for each winner. */
  ranks: number[];
}

const HEADS = ["players", "seat", "ply", "over"] as const;

export class Engine {
  readonly program: Program;
  private opponent: Promise<Program> | null = null;

  private constructor(
    readonly manifest: Manifest,
    readonly players: number,
    private readonly module: WebAssembly.Module,
    private readonly files: Files,
  ) {
    this.program = new Program(manifest, players, module);
  }

  /** Load the rules of a game for tables of a size; opponents load their weights when they are first needed. */
  static async load(game: string, players: number, files: Files): Promise<Engine> {
    const index = checkFormat(await json<Index>(files, "index.json"));
    const found = index.games[game];
    if (found === undefined) throw new Error(`There is no engine for ${game}.`);
    const manifest = checkFormat(await json<Manifest>(files, found.manifest));
    return new Engine(manifest, players, await compile(manifest, files), files);
  }

  /** Set up a match from a seed, as Python does. */
  setUp(seed: Seed, options: Record<string, string | boolean> = {}): State {
    const { program, manifest } = this;
    seedSecretly(program, manifest.game, seed);
    program.bytes("box").fill(0);
    program.bytes("box").set(program.bytes("luck"), manifest.record.fields["luck"]!.at);
    program.integers("options").set(this.optionNumbers(options));
    program.call("setup_one", { players: this.players });
    return this.state();
  }

  private optionNumbers(chosen: Record<string, string | boolean>): bigint[] {
    return this.manifest.options.map(({ name, choices, only }) => {
      const number = choices.indexOf(chosen[name] ?? choices[0]!);
      const allowed = only[number];
      if (number < 0 || (allowed !== undefined && !allowed.includes(this.players)))
        throw new RangeError(`${name} cannot be ${String(chosen[name])} here.`);
      return BigInt(number);
    });
  }

  /** What every state says about itself: the number of players, the seat to move, the number of actions, and whether it is over. */
  head(state: State): Record<(typeof HEADS)[number], number> {
    const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
    const at = (name: string): number => this.manifest.record.fields[name]!.at;
    const { players, seat, ply, over } = Object.fromEntries(HEADS.map((name) => [name, Number(view.getBigInt64(at(name), true))]));
    return { players: players!, seat: seat!, ply: ply!, over: over! };
  }

  /** All legal actions, ascending; none when the match is over. */
  legalActions(state: State): number[] {
    this.use(state);
    const count = this.program.call("list_one");
    return Array.from(this.program.integers("actions").subarray(0, count), Number);
  }

  /** Why an action is not allowed, or null if it is. */
  whyIllegal(state: State, action: number): { rule: string; name: string } | null {
    this.checkNumber(action);
    this.use(state);
    const code = this.program.call("judge_one", { action });
    return code === 0 ? null : this.manifest.refusals[code]!;
  }

  /** The state after a legal action. */
  apply(state: State, action: number): State {
    this.checkNumber(action);
    this.use(state);
    this.program.call("apply_one", { action });
    return this.state();
  }

  private checkNumber(action: number): void {
    if (!Number.isInteger(action) || action < 0 || action >= this.manifest.actions) throw new RangeError(`${action} is not an action.`);
  }

  /** Every seat's present score and rank. */
  result(state: State): Result {
    this.use(state);
    this.program.call("result_one");
    const numbers = (name: string): number[] => Array.from(this.program.integers(name), Number);
    return { scores: numbers("scores"), ranks: numbers("ranks") };
  }

  /** A random state that agrees with everything that a seat (-1: a spectator) knows. */
  resample(state: State, seat: number, seed: Seed = null): State {
    this.use(state);
    seedQuickly(this.program, `${this.manifest.game} resample`, seed);
    this.program.call("resample_one", { seat });
    return this.state();
  }

  /**
   * The program that thinks, with its weights, loaded when it is first needed. It has a memory of its own, so that the
   * rules can be asked while it thinks.
   */
  loadOpponent(): Promise<Program> {
    this.opponent ??= this.newOpponent().catch((failed: unknown) => {
      this.opponent = null;
      throw failed;
    });
    return this.opponent;
  }

  private async newOpponent(): Promise<Program> {
    const program = new Program(this.manifest, this.players, this.module);
    const weights = this.manifest.weights[this.players];
    if (weights !== undefined) await loadWeights(program, weights, await this.files(weights.file));
    return program;
  }

  /** Choose like a level. Each step takes milliseconds, and after each the search can be stopped; only one runs at a time. */
  async choose(state: State, level: string | Level, seed: Seed = null, clock = seconds): Promise<Generator<void, number, void>> {
    const played = typeof level === "string" ? this.manifest.levels[level] : level;
    if (played === undefined) throw new RangeError(`There is no level ${String(level)}.`);
    if (this.head(state).over) throw new RangeError("The match is over: there is nothing to decide.");
    const program = await this.loadOpponent();
    program.bytes("box").set(state);
    seedQuickly(program, "players", seed);
    return choose(program, played, clock);
  }

  /** A state as Python's `State.to_bytes` writes it. */
  toBytes(state: State): State {
    const header = new TextEncoder().encode(this.manifest.header);
    const bytes = new Uint8Array(header.length + state.length);
    bytes.set(header);
    bytes.set(state, header.length);
    return bytes;
  }

  private use(state: State): void {
    if (state.length !== this.manifest.record.size) throw new RangeError(`These bytes are not a state of ${this.manifest.game}.`);
    this.program.bytes("box").set(state);
  }

  private state(): State {
    return this.program.bytes("box").slice();
  }
}

const seconds = (): number => performance.now() / 1000;

async function json<Kind>(files: Files, name: string): Promise<Kind> {
  return JSON.parse(new TextDecoder().decode(await files(name))) as Kind;
}

/** The module with SIMD, or the plain one in browsers that do not know it. */
async function compile(manifest: Manifest, files: Files): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await files(hasSimd() ? manifest.wasm.simd : manifest.wasm.plain));
}
