/**
 * A match without a server: the state that follows from its setting and its log, like Python's `match/match.py`. The rules
 * of the game are compiled; here are only the seats, clocks, questions and undos.
 */

import { SeatClocks, type Clock } from "./clocks";
import type { Engine, Rows, State } from "./engine";
import { EngineError } from "./errors";
import { fromHex } from "../hex";

export { NO_CLOCK, type Clock } from "./clocks";

export type Kind = "act" | "undo" | "ask" | "agree" | "refuse" | "resign" | "leave" | "return" | "expire";

export interface Question {
  topic: "undo" | "end" | "substitute";
  /** For `undo`: how many actions are left. */
  to?: number;
  /** For `substitute`: the seat that a bot of this level takes over. */
  seat?: number;
  level?: string;
}

/** One line of the log. `at` is the time of day and `spent` the time that a clock counts, both in milliseconds. */
export interface Entry {
  kind: Kind;
  seat: number;
  at: number;
  spent: number;
  action?: number;
  /** For an undo: how many actions are left. */
  to?: number;
  question?: Question;
}

/** Everything about a match that never changes. */
export interface Setting {
  game: string;
  rules: number;
  options: Record<string, string | boolean>;
  /** The names of all seats; a bot has a level. */
  seats: { name: string; bot: string | null }[];
  /** A number for the person at each seat, the same for seats of the same person; null for bots. */
  people: (number | null)[];
  clock: Clock;
  rated: boolean;
  /** In hexadecimal digits. */
  seed: string;
}

export interface MatchResult {
  reason: "played" | "resigned" | "time" | "ended" | "aborted";
  scores: number[] | null;
  ranks: number[] | null;
}

/** What an action caused: the state after it, the rows of its events, and its number. */
export interface Caused {
  state: State;
  rows: Rows;
  ply: number;
}

/** A match after an entry: its state, how many actions stand, and what the entry caused if it is an action. */
export interface Moment {
  state: State;
  ply: number;
  caused: Caused | null;
}

/** A match after some entries. */
export interface MatchStatus {
  first: State;
  state: State;
  actions: number[];
  /** The seat to move, or null when the match is over. */
  toMove: number | null;
  /** Who plays each seat: a person's number, or a bot's level. */
  holders: (number | string)[];
  /** The open question: the seat that asked, and the people who agreed. */
  asked: { seat: number; question: Question; agreed: number[] } | null;
  gone: number[];
  absent: number[];
  result: MatchResult | null;
}

const SUBSTITUTE_LEVEL = "adept";
const ABORTING_RULES = 2;
const RESIGNING_RULES = 3;

interface OpenQuestion {
  seat: number;
  question: Question;
  agreed: Set<number>;
}

export class Match {
  readonly first: State;
  state: State;
  actions: number[] = [];
  /** Who plays each seat: a person's number, or a bot's level. */
  readonly holders: (number | string)[];
  private readonly clocks: SeatClocks;
  asked: OpenQuestion | null = null;
  /** Seats that resigned or ran out of time, in order. */
  readonly gone: number[] = [];
  readonly absent = new Set<number>();
  readonly acted = new Set<number>();
  result: MatchResult | null = null;

  constructor(
    private readonly engine: Engine,
    readonly setting: Setting,
    log: Entry[] = [],
  ) {
    checkSetting(engine, setting);
    this.first = engine.setUpAsRecorded(fromHex(setting.seed), setting.options);
    this.state = this.first;
    this.holders = setting.people.map((person, seat) => person ?? setting.seats[seat]!.bot!);
    this.clocks = new SeatClocks(setting.clock, engine.players);
    this.holders.forEach((holder, seat) => typeof holder === "string" && this.clocks.release(seat));
    for (const entry of log) this.add(entry);
  }

  /** The seat to move, or null when the match is over. */
  get toMove(): number | null {
    return this.result === null ? this.engine.head(this.state).seat : null;
  }

  /** The people who are still playing. */
  people(): Set<number> {
    return new Set(this.holders.filter((holder, seat): holder is number => typeof holder === "number" && !this.absent.has(seat)));
  }

  /** Everything about the match now, as data. */
  status(): MatchStatus {
    const { first, state, actions, toMove, holders, gone, result } = this;
    const asked = this.asked && { ...this.asked, agreed: [...this.asked.agreed] };
    return { first, state, actions, toMove, holders, asked, gone, absent: [...this.absent], result };
  }

  // Checking

  /** Refuse an entry that may not come next; nothing is changed. */
  check(entry: Entry): void {
    if (this.result !== null) throw new EngineError("over", "The match is over.");
    if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= this.holders.length)
      throw new EngineError("seat", `Seats are 0 to ${this.holders.length - 1}.`);
    if (![entry.at, entry.spent].every((time) => Number.isSafeInteger(time) && time >= 0))
      throw new EngineError("time", "Times are whole numbers of milliseconds, not negative.");
    if (entry.kind === "act") this.checkAct(entry);
    else if (entry.kind === "return") this.checkReturn(entry);
    else if (entry.kind === "expire") this.checkExpire(entry);
    else this.checkPerson(entry);
  }

  private checkAct(entry: Entry): void {
    const { seat, action } = entry;
    if (seat !== this.toMove) throw new EngineError("turn", `Seat ${this.toMove} is to move, not seat ${seat}.`);
    if (this.absent.has(seat)) throw new EngineError("absent", `The person at seat ${seat} has left.`);
    this.checkInTime(entry);
    this.engine.checkLegal(this.state, action ?? -1);
  }

  private checkInTime({ seat, spent }: Entry): void {
    const left = this.clocks.left(seat);
    if (left !== null && spent > left) throw new EngineError("time", `The time of seat ${seat} is up.`);
  }

  private checkReturn({ seat }: Entry): void {
    if (!this.absent.has(seat)) throw new EngineError("return", `Nobody can return to seat ${seat}.`);
  }

  private checkExpire({ seat, spent }: Entry): void {
    const left = this.clocks.left(seat);
    if (seat !== this.toMove || left === null || spent < left) throw new EngineError("time", `Seat ${seat} still has time.`);
  }

  private checkPerson(entry: Entry): void {
    const { kind, seat } = entry;
    if (typeof this.holders[seat] !== "number" || this.absent.has(seat)) throw new EngineError("seat", `No person plays at seat ${seat}.`);
    if (kind === "undo") this.checkUndo(entry);
    else if (kind === "ask") this.checkAsk(entry);
    else if (kind === "agree" || kind === "refuse") this.checkAnswer(entry);
    else if (kind !== "resign" && kind !== "leave") throw new EngineError("kind", `There is no entry of the kind ${String(kind)}.`);
  }

  private checkUndo(entry: Entry): void {
    this.checkTarget(entry.to);
    if (!this.isFreeUndo(entry.seat, entry.to!)) throw new EngineError("ask", "This cannot be taken back without asking the others.");
    this.checkInTime(entry);
  }

  private checkTarget(to: number | undefined): void {
    if (!Number.isInteger(to) || to! < 0 || to! >= this.actions.length)
      throw new EngineError("undo", `An undo leaves 0 to ${this.actions.length - 1} actions.`);
  }

  private checkAsk({ question }: Entry): void {
    if (this.asked !== null) throw new EngineError("asked", "Another question is still open.");
    const { rated } = this.setting;
    if (question?.topic === "undo") {
      this.checkTarget(question.to);
      if (rated) throw new EngineError("rated", "Nothing is taken back in rated matches.");
    } else if (question?.topic === "end") {
      if (rated && (this.gone.length > 0 || this.people().size < 2)) throw new EngineError("rated", "A rated match is not ended early.");
    } else if (question?.topic === "substitute") {
      if (!this.absent.has(question.seat!)) throw new EngineError("substitute", `Nobody has left seat ${question.seat}.`);
    } else throw new EngineError("question", "A question is about an undo, the end or a substitute.");
  }

  private checkAnswer({ kind, seat }: Entry): void {
    if (this.asked === null) throw new EngineError("asked", "Nobody has asked anything.");
    if (kind === "agree" && this.asked.agreed.has(this.holders[seat] as number)) throw new EngineError("asked", "This person has already agreed.");
  }

  /** Whether all actions after the first `to` belong to the seat's present turn and revealed nothing. */
  isFreeUndo(seat: number, to: number): boolean {
    if (this.toMove !== seat) return false;
    let state = this.actions.slice(0, to).reduce((now, action) => this.engine.apply(now, action), this.first);
    for (const action of this.actions.slice(to)) {
      if (this.engine.head(state).seat !== seat || !this.engine.revealsNothing(state, action)) return false;
      state = this.engine.apply(state, action);
    }
    return true;
  }

  // Carrying entries out

  /** Check an entry and carry it out; return what it caused if it is an action. */
  add(entry: Entry): Caused | null {
    this.check(entry);
    const { kind, seat, spent } = entry;
    if (kind === "act" || kind === "undo" || kind === "expire") this.clocks.spend(seat, spent);
    if (kind === "act") return this.act(seat, entry.action!);
    if (kind === "undo") this.takeBack(entry.to!);
    if (kind === "ask") this.asked = { seat, question: entry.question!, agreed: new Set() };
    if (kind === "ask" || kind === "agree") this.agree(seat, spent);
    if (kind === "refuse") this.asked = null;
    if (kind === "resign") this.drop(seat, "resigned");
    if (kind === "expire") this.drop(seat, "time");
    if (kind === "leave") this.leave(seat);
    if (kind === "return") this.comeBack(seat);
    return null;
  }

  private act(seat: number, action: number): Caused {
    const { ply } = this.engine.head(this.state);
    const { state, rows } = this.engine.applyAndRecord(this.state, action);
    this.asked = null;
    this.acted.add(seat);
    this.actions.push(action);
    this.state = state;
    if (this.engine.head(state).seat !== seat) this.clocks.endTurn(seat);
    if (this.engine.head(state).over) this.finish("played");
    return { state, rows, ply };
  }

  private takeBack(to: number): void {
    this.actions = this.actions.slice(0, to);
    this.state = this.actions.reduce((now, action) => this.engine.apply(now, action), this.first);
    this.asked = null;
  }

  /** Go back to an earlier number of actions; the seat to move still loses the time it spent. */
  private takeBackAgreed(to: number, spent: number): void {
    this.clocks.spend(this.toMove!, spent);
    this.clocks.restart();
    this.takeBack(to);
  }

  private agree(seat: number, spent: number): void {
    this.asked!.agreed.add(this.holders[seat] as number);
    this.settle(spent);
  }

  /** Carry out the question if everybody agrees; `spent` is the time of the decision that an undo interrupts. */
  private settle(spent = 0): void {
    if (this.asked === null || ![...this.people()].every((person) => this.asked!.agreed.has(person))) return;
    const { topic, to, seat, level } = this.asked.question;
    this.asked = null;
    if (topic === "undo") this.takeBackAgreed(to!, spent);
    if (topic === "substitute") this.handOver(seat!, level || SUBSTITUTE_LEVEL);
    if (topic === "end") this.result = { reason: "ended", scores: null, ranks: null };
  }

  /** Rank a seat last and let a bot play on for it; the match ends when one seat or no person is left. */
  private drop(seat: number, reason: "resigned" | "time"): void {
    if (!this.acted.has(seat) && this.aborts(reason)) {
      this.asked = null;
      this.result = { reason: "aborted", scores: null, ranks: null };
      return;
    }
    this.gone.push(seat);
    this.handOver(seat, SUBSTITUTE_LEVEL);
    if (this.gone.length === this.holders.length - 1 || this.people().size === 0) this.finish(reason);
    else this.recheckQuestion();
  }

  private aborts(reason: "resigned" | "time"): boolean {
    const { rated, rules } = this.setting;
    return rated && rules >= ABORTING_RULES && !(reason === "resigned" && rules >= RESIGNING_RULES);
  }

  private handOver(seat: number, level: string): void {
    this.holders[seat] = level;
    this.absent.delete(seat);
    this.clocks.release(seat);
  }

  private leave(seat: number): void {
    const seats = this.seatsOfSamePerson(seat);
    if (this.setting.rated) {
      for (const each of seats) if (this.result === null) this.drop(each, "resigned");
      return;
    }
    for (const each of seats) this.absent.add(each);
    if (this.people().size > 0) this.recheckQuestion();
    else {
      this.asked = null;
      this.result = { reason: "ended", scores: null, ranks: null };
    }
  }

  private comeBack(seat: number): void {
    for (const each of this.seatsOfSamePerson(seat)) this.absent.delete(each);
    this.recheckQuestion();
  }

  private seatsOfSamePerson(seat: number): number[] {
    return this.holders.flatMap((holder, other) => (holder === this.holders[seat] ? [other] : []));
  }

  /** After somebody left or returned, drop a question that lost its point, or settle it if all agree now. */
  private recheckQuestion(): void {
    if (this.asked === null) return;
    const { seat, question } = this.asked;
    const hasAsker = typeof this.holders[seat] === "number" && !this.absent.has(seat);
    const hasReason = question.topic !== "substitute" || this.absent.has(question.seat!);
    if (hasAsker && hasReason) this.settle();
    else this.asked = null;
  }

  private finish(reason: MatchResult["reason"]): void {
    const { over } = this.engine.head(this.state);
    const { scores, ranks } = this.engine.result(this.state);
    this.asked = null;
    this.result = { reason, scores: over ? scores : null, ranks: finalRanks(over ? ranks : ranks.map(() => 1), this.gone) };
  }
}

/** A match with all its moments: the start, and after each entry. */
export function recordMatch(engine: Engine, setting: Setting, log: Entry[]): { status: MatchStatus; moments: Moment[] } {
  const match = new Match(engine, setting);
  const moments: Moment[] = [{ state: match.state, ply: 0, caused: null }];
  for (const entry of log) {
    const caused = match.add(entry);
    moments.push({ state: match.state, ply: match.actions.length, caused });
  }
  return { status: match.status(), moments };
}

/** The log of a match from its actions alone. */
export function logOf(engine: Engine, setting: Setting, actions: number[]): Entry[] {
  const match = new Match(engine, setting);
  return actions.map((action) => {
    const entry: Entry = { kind: "act", seat: match.toMove!, at: 0, spent: 0, action };
    match.add(entry);
    return entry;
  });
}

/** First the seats that stayed, then those that are gone, the first to go last of all. */
function finalRanks(ranks: number[], gone: number[]): number[] {
  const stayed = ranks.filter((_, seat) => !gone.includes(seat)).sort((a, b) => a - b);
  return ranks.map((rank, seat) => (gone.includes(seat) ? ranks.length - gone.indexOf(seat) : 1 + stayed.indexOf(rank)));
}

function checkSetting(engine: Engine, { game, rules, seats, people }: Setting): void {
  if (game !== engine.manifest.game) throw new EngineError("setting", `This is a match of ${game}, not of ${engine.manifest.game}.`);
  if (!engine.manifest.rules.playable.includes(rules)) throw new EngineError("setting", `Version ${rules} of the rules cannot be played here.`);
  if (seats.length !== engine.players || people.length !== engine.players) throw new EngineError("setting", `This is not a table for ${engine.players}.`);
  if (people.some((person, seat) => (person === null) !== (typeof seats[seat]!.bot === "string")))
    throw new EngineError("setting", "Every seat has either a person or a bot.");
  if (people.every((person) => person === null)) throw new EngineError("setting", "A match needs a person.");
}
