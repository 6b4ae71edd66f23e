/** A match on this device. The engine says what follows from its log, and refuses what may not come next. */

import type { RemoteEngine } from "../engine/client";
import type { State } from "../engine/engine";
import type { Entry, MatchResult, MatchStatus, Moment, Setting } from "../engine/match";
import { ownSeats } from "./stored";

/** What a match needs of the engine. */
export type MatchEngine = Pick<RemoteEngine, "call" | "choose" | "compare" | "hints" | "manifest">;

export class LocalMatch {
  private constructor(
    readonly engine: MatchEngine,
    readonly setting: Setting,
    readonly log: Entry[],
    private status: MatchStatus,
    /** The match at first, and after each entry. */
    readonly moments: Moment[],
  ) {}

  /** Set up a match, and replay its log; an entry that may not come there shows that the log is damaged. */
  static async open(engine: MatchEngine, setting: Setting, log: Entry[] = []): Promise<LocalMatch> {
    const { status, moments } = await engine.call("recordMatch", setting, log);
    return new LocalMatch(engine, setting, [...log], status, moments);
  }

  get length(): number {
    return this.log.length;
  }

  get state(): State {
    return this.status.state;
  }

  get toMove(): number | null {
    return this.status.toMove;
  }

  get result(): MatchResult | null {
    return this.status.result;
  }

  /** By seat, the level of the bot that plays now. */
  get bots(): (string | null)[] {
    return this.status.holders.map((holder) => (typeof holder === "string" ? holder : null));
  }

  /** The seats for which the people at this device decide; while the match runs, not those that a bot has taken over. */
  get mine(): number[] {
    const { bots, result } = this;
    return ownSeats(this.setting).filter((seat) => result !== null || bots[seat] === null);
  }

  /** What bots and hints may learn from: everything that has been played. */
  get history(): { first: State; actions: number[] } {
    return { first: this.status.first, actions: this.status.actions };
  }

  /** Check an entry and carry it out. */
  async add(entry: Entry): Promise<void> {
    const { engine, setting, log, state } = this;
    const status = await engine.call("replayMatch", setting, [...log, entry]);
    const ply = status.actions.length;
    const caused = entry.kind === "act" ? { ...(await engine.call("applyAndRecord", state, entry.action!)), ply: ply - 1 } : null;
    this.status = status;
    log.push(entry);
    this.moments.push({ state: status.state, ply, caused });
  }
}
