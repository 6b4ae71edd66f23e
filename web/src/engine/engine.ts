/**
 * A game at tables of one size, without a server. A state is its bytes; nothing of it stays here between two calls.
 * This module runs in a worker (`engine-worker.ts`) and in Node.
 */

import { analyze, type AnalysisDocument, type AnalysisWish } from "./analysis";
import { Beliefs, type Decision, type History } from "./beliefs";
import type { Document, Guess, Hint, Message, Preview, Reason, View } from "./documents";
import { EngineError } from "./errors";
import { advise, type Advice } from "./hints";
import { luckDocument, seedQuickly, seedSecretly, type Seed } from "./luck";
import { checkFormat, type Index, type Level, type Manifest } from "./manifest";
import { logOf, Match, recordMatch, type Entry, type MatchStatus, type Setting } from "./match";
import { matchDocument, verifyMatch, type MatchDocument, type Verification } from "./match-document";
import { Program } from "./program";
import { choose, type Budget } from "./search";
import { hasSimd } from "./simd";
import { compare } from "./trials";
import { loadWeights } from "./weights";

/** The bytes of a file of the engine. */
export type Files = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

export type State = Uint8Array<ArrayBuffer>;

export interface Result {
  scores: number[];
  /** 1 for each winner. */
  ranks: number[];
}

/** The options of a match, by name. */
export type Options = Record<string, string | boolean>;

/** What an action caused, in the numbers of the rules; `events` and `narration` turn it into documents. */
export type Rows = BigInt64Array;

/** How to think. Without a seed, another search may find something else; without a history or a past, nothing is inferred from it. */
export interface Thought {
  seed?: Seed;
  history?: History;
  /** What spectators saw, where the history is not known. */
  past?: Decision[];
  /** How little to infer from how the others have played, from 0 to 1. */
  doubt?: number;
}

export interface HintWish extends Thought {
  /** How long to search: a second if nothing is said. */
  budget?: Budget;
  count?: number;
}

const HEADS = ["players", "seat", "ply", "over"] as const;

export class Engine {
  readonly program: Program;
  private opponent: Promise<Opponent> | null = null;

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
  setUp(seed: Seed, options: Options = {}): State {
    for (const { name, choices, only } of this.manifest.options) {
      const allowed = name in options ? only[choices.indexOf(options[name]!)] : undefined;
      if (allowed !== undefined && !allowed.includes(this.players))
        throw new EngineError("options", `${name} cannot be ${String(options[name])} at a table for ${this.players}.`);
    }
    return this.setUpAsRecorded(seed, options);
  }

  /** Set up a recorded match, which may have options that a new match may not. */
  setUpAsRecorded(seed: Seed, options: Options): State {
    const { program, manifest } = this;
    const numbers = this.optionNumbers(options);
    seedSecretly(program, manifest.game, seed);
    program.bytes("box").fill(0);
    program.bytes("box").set(program.bytes("luck"), manifest.record.fields["luck"]!.at);
    program.integers("options").set(numbers);
    program.call("setup_one", { players: this.players });
    return this.state();
  }

  private optionNumbers(chosen: Options): bigint[] {
    const known = this.manifest.options;
    for (const name of Object.keys(chosen))
      if (!known.some((option) => option.name === name)) throw new EngineError("options", `${this.manifest.game} has no option ${name}.`);
    return known.map(({ name, choices }) => {
      const number = choices.indexOf(chosen[name] ?? choices[0]!);
      if (number < 0) throw new EngineError("options", `${name} is one of ${choices.join(", ")}, not ${String(chosen[name])}.`);
      return BigInt(number);
    });
  }

  /** The options of a match, by name. */
  options(state: State): Options {
    return Object.fromEntries(this.manifest.options.map(({ name, choices }) => [name, choices[this.number(state, name)]!]));
  }

  private number(state: State, field: string): number {
    const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
    return Number(view.getBigInt64(this.manifest.record.fields[field]!.at, true));
  }

  /** What every state says about itself: the number of players, the seat to move, the number of actions, and whether it is over. */
  head(state: State): Record<(typeof HEADS)[number], number> {
    const [players, seat, ply, over] = HEADS.map((name) => this.number(state, name));
    return { players: players!, seat: seat!, ply: ply!, over: over! };
  }

  /** What everybody sees at the end of a match at a real table, from the numbers of its score sheet (the game's `end.py`). */
  endView(numbers: number[], options: Options = {}): View {
    this.setUp(null, options);
    this.program.integers("numbers").set(numbers.map(BigInt));
    this.program.call("fill_one");
    return this.view(this.state());
  }

  /** Why something is not allowed at a real table, or null if it is; `real_turn.py` of the game says what the numbers are. */
  mayI(numbers: number[], options: Options = {}): { rule: string; name: string } | null {
    this.setUp(null, options);
    this.program.integers("numbers").set(numbers.map(BigInt));
    const code = this.program.call("ask_one");
    return code === 0 ? null : this.manifest.refusals[code]!;
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

  /** The state after a legal action, and what the action caused. */
  applyAndRecord(state: State, action: number): { state: State; rows: Rows } {
    const after = this.apply(state, action);
    const rows = this.program.integers("events");
    const columns = this.program.block("events").shape[1]!;
    return { state: after, rows: rows.slice(0, columns * (Number(rows[0]) + 1)) };
  }

  private checkNumber(action: number): void {
    if (!Number.isInteger(action) || action < 0 || action >= this.manifest.actions)
      throw new EngineError("unreadable", `An action is a number from 0 to ${this.manifest.actions - 1}, not ${action}.`);
  }

  /** Refuse an action that is not allowed, with the rule that forbids it. */
  checkLegal(state: State, action: number): void {
    const refused = this.whyIllegal(state, action);
    if (refused !== null) throw new EngineError("illegal", `This action is not allowed now (${refused.rule}).`, refused.rule, refused.name);
  }

  // Documents, equal to those that the server sends

  /** Everything that a seat (or a spectator, null) may know. */
  view(state: State, seat: number | null = null): View {
    return JSON.parse(this.viewJson(state, seat)) as View;
  }

  /** The same, as JSON. */
  viewJson(state: State, seat: number | null = null): string {
    this.use(state);
    return this.program.write("view_one", { reader: this.reader(seat) });
  }

  /** What an action caused, as a seat (or a spectator) sees it; the state is the one after it, and `ply` its number. */
  events(state: State, rows: Rows, seat: number | null, ply: number): Document[] {
    return this.eventsFor(state, rows, this.reader(seat), ply);
  }

  /** What an action caused, hidden things included. */
  allEvents(state: State, rows: Rows, ply: number): Document[] {
    return this.eventsFor(state, rows, this.manifest.readers.everybody, ply);
  }

  private eventsFor(state: State, rows: Rows, reader: number, ply: number): Document[] {
    this.use(state);
    this.program.integers("events").set(rows);
    return JSON.parse(this.program.write("events_one", { reader, ply })) as Document[];
  }

  /** What an action means to a seat (or a spectator), a message for each sentence. */
  narration(state: State, rows: Rows, seat: number | null): Message[] {
    this.use(state);
    this.program.integers("events").set(rows);
    return JSON.parse(this.program.write("narration_one", { reader: this.reader(seat) })) as Message[];
  }

  /** What a legal action would change. Ask with a state of `resample`, so that nothing hidden can show. */
  preview(state: State, action: number): Preview {
    return this.look<Preview>("preview_one", state, action);
  }

  /** Reasons for and against a legal action. Ask with a state of `resample`, so that nothing hidden can show. */
  reasons(state: State, action: number): Reason[] {
    return this.look<Reason[]>("reasons_one", state, action);
  }

  private look<Kind>(entry: string, state: State, action: number): Kind {
    this.checkLegal(state, action);
    this.program.bytes("before").set(state);
    this.apply(state, action);
    return JSON.parse(this.program.write(entry)) as Kind;
  }

  /** An action as people type it. */
  actionText(state: State, action: number): string {
    this.checkNumber(action);
    this.use(state);
    return this.program.write("action_text_one", { action });
  }

  /** An action as the seat to move sees it. */
  actionMessage(state: State, action: number): Message {
    this.checkNumber(action);
    this.use(state);
    return JSON.parse(this.program.write("action_message_one", { action })) as Message;
  }

  /** The legal action with this text; refuses other texts, with the rule if the text is an action that is not allowed now. */
  parseAction(state: State, text: string): number {
    const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
    const isWanted = (action: number): boolean => this.actionText(state, action) === wanted;
    const found = this.legalActions(state).find(isWanted);
    if (found !== undefined) return found;
    const illegal = Array.from({ length: this.manifest.actions }, (_, action) => action).find(isWanted);
    if (illegal !== undefined) this.checkLegal(state, illegal);
    throw new EngineError("unreadable", `${JSON.stringify(text)} is not an action here.`);
  }

  /** The complete position, hidden parts included, as Python's `State.position` writes it. */
  position(state: State): Document {
    this.use(state);
    const own = JSON.parse(this.program.write("position_one")) as Document;
    const { players, seat, ply } = this.head(state);
    const luck = luckDocument(this.manifest, state);
    return { game: this.manifest.game, players, options: this.options(state), seat, ply, ...own, luck };
  }

  private reader(seat: number | null): number {
    if (seat === null) return this.manifest.readers.spectator;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.players) throw new RangeError(`Seats are 0 to ${this.players - 1}, not ${seat}.`);
    return seat;
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

  // Matches

  /** A match after all entries of its log; refuses an entry that may not come there. */
  replayMatch(setting: Setting, log: Entry[]): MatchStatus {
    return new Match(this, setting, log).status();
  }

  /** The same, with the state after each entry, and what the entry caused. */
  recordMatch(setting: Setting, log: Entry[]): ReturnType<typeof recordMatch> {
    return recordMatch(this, setting, log);
  }

  /** The log of a match from its actions alone, all at once. */
  logOf(setting: Setting, actions: number[]): Entry[] {
    return logOf(this, setting, actions);
  }

  /** Refuse an entry that may not come next in a match. An undo that has to be asked for is refused with the code `ask`. */
  checkEntry(setting: Setting, log: Entry[], entry: Entry): void {
    new Match(this, setting, log).check(entry);
  }

  /** The document of a finished match, which Python can read and `ludoteca verify` proves. */
  matchDocument(setting: Setting, log: Entry[]): MatchDocument {
    return matchDocument(this, setting, log);
  }

  /** Replay a match from its seed and its log, and compare everything with the document. */
  verifyMatch(document: MatchDocument, promise: string | null = null): Verification {
    return verifyMatch(this, document, promise);
  }

  /** Whether an action reveals nothing hidden to anybody and does not depend on chance, so that it can be taken back. */
  revealsNothing(before: State, action: number): boolean {
    return [this.head(before).seat, null].every((viewer) => this.isForeseen(before, action, viewer));
  }

  /** Whether a seat (or a spectator) could predict its view after an action: however the rest is dealt, it is the same. */
  private isForeseen(before: State, action: number, viewer: number | null): boolean {
    const seen = this.viewAfter(before, action, viewer);
    const deals = Array.from({ length: this.manifest.redeals }, (_, deal) => deal);
    return deals.every((deal) => this.viewAfter(this.resample(before, this.reader(viewer), deal), action, viewer) === seen);
  }

  private viewAfter(state: State, action: number, viewer: number | null): string | null {
    return this.whyIllegal(state, action) === null ? this.viewJson(this.apply(state, action), viewer) : null;
  }

  // Thinking

  /**
   * The program that thinks, with its weights, loaded when it is first needed. It has a memory of its own, so that the
   * rules can be asked while it thinks.
   */
  loadOpponent(): Promise<Opponent> {
    this.opponent ??= this.newOpponent().catch((failed: unknown) => {
      this.opponent = null;
      throw failed;
    });
    return this.opponent;
  }

  private async newOpponent(): Promise<Opponent> {
    const program = new Program(this.manifest, this.players, this.module);
    const weights = this.manifest.weights[this.players];
    if (weights !== undefined) await loadWeights(program, weights, await this.files(weights.file));
    return { program, beliefs: new Beliefs(this.program, program) };
  }

  /** Choose like a level. Each step takes milliseconds, and after each the search can be stopped; only one runs at a time. */
  async choose(state: State, level: string | Level, thought: Thought = {}, clock = seconds): Promise<Generator<void, number, void>> {
    const played = typeof level === "string" ? this.manifest.levels[level] : level;
    if (played === undefined) throw new RangeError(`There is no level ${String(level)}.`);
    const { program, beliefs } = await this.ready(state);
    if (!("blur" in played)) beliefs.use(pastOf(beliefs, thought), thought.doubt ?? this.manifest.beliefs.people);
    program.bytes("box").set(state);
    seedQuickly(program, "players", thought.seed ?? null);
    return choose(program, played, clock);
  }

  /** The best actions for the seat to move, from what that seat knows. Steps as in `choose`. */
  async hints(state: State, wish: HintWish = {}, clock = seconds): Promise<Generator<void, Hint[], void>> {
    const { program, beliefs } = await this.ready(state);
    const past = pastOf(beliefs, wish);
    beliefs.use(past, wish.doubt ?? this.manifest.beliefs.bots);
    seedQuickly(program, `${this.manifest.game} hint`, wish.seed ?? null);
    const known = this.resample(state, this.head(state).seat, program.call("below", { count: this.manifest.hints.seeds }));
    program.bytes("box").set(known);
    const guesses = (): Guess[] => (past === undefined ? [] : beliefs.guess(known, this.head(state).seat));
    return this.explained(advise(program, wish.budget ?? { seconds: 1 }, clock), known, wish.count ?? 3, guesses);
  }

  /**
   * The chances of the seat to move after each of some actions, from what that seat knows; differences between them are what
   * an analysis calls the cost. Steps as in `choose`.
   */
  async compare(state: State, actions: number[], thought: Thought = {}): Promise<Generator<void, number[], void>> {
    for (const action of actions) this.checkLegal(state, action);
    const { program, beliefs } = await this.ready(state);
    beliefs.use(pastOf(beliefs, thought), thought.doubt ?? this.manifest.beliefs.people);
    seedQuickly(program, `${this.manifest.game} compare`, thought.seed ?? null);
    const deal = program.call("below", { count: this.manifest.hints.seeds });
    program.bytes("box").set(this.resample(state, this.head(state).seat, deal));
    return compare(program, actions);
  }

  /**
   * Analyze a match. Steps as in `choose`; some of them give a document, the first one after one look at each position, and
   * each is better than the one before.
   */
  async analyze(match: History, wish: AnalysisWish = {}): Promise<Generator<AnalysisDocument | void, AnalysisDocument, void>> {
    const { program, beliefs } = await this.loadOpponent();
    return analyze(this, program, beliefs, match, wish);
  }

  private *explained(found: Generator<void, Advice[], void>, known: State, count: number, guess: () => Guess[]): Generator<void, Hint[], void> {
    const best = (yield* found).slice(0, count);
    const guesses = guess();
    return best.map(({ action, win, points, share }) => ({
      action: this.actionText(known, action),
      win,
      points,
      share,
      reasons: this.reasons(known, action),
      says: this.actionMessage(known, action),
      guesses,
    }));
  }

  private ready(state: State): Promise<Opponent> {
    if (this.head(state).over) throw new EngineError("over", "The match is over: there is nothing to decide.");
    return this.loadOpponent();
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

/** A program that thinks, and what it believes about the others. */
interface Opponent {
  program: Program;
  beliefs: Beliefs;
}

/** What spectators saw, if it is known. */
function pastOf(beliefs: Beliefs, { past, history }: Thought): Decision[] | undefined {
  return past ?? (history && beliefs.witness(history));
}

const seconds = (): number => performance.now() / 1000;

async function json<Kind>(files: Files, name: string): Promise<Kind> {
  return JSON.parse(new TextDecoder().decode(await files(name))) as Kind;
}

/** The module with SIMD, or the plain one in browsers that do not know it. */
async function compile(manifest: Manifest, files: Files): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await files(hasSimd() ? manifest.wasm.simd : manifest.wasm.plain));
}
