/** Lets bots decide, on what their seat knows and not faster than people can follow. */

import type { LocalMatch } from "./match";

/** What a driver needs of its table. */
export interface DrivenTable {
  readonly match: LocalMatch;
  /** Carry out a bot's action, unless the match has changed since it had this many entries. */
  addAction(seat: number, action: number, length: number): Promise<void>;
  /** The seed of the next decision; null if it may be any. */
  decisionSeed(): Uint8Array | null;
  /** Milliseconds that a bot takes at least. */
  pace(): number;
  reportFailure(failed: unknown): void;
}

/** Milliseconds until a bot that could not decide tries again. */
const RETRY_AFTER = 2000;

export class Driver {
  private search: AbortController | null = null;

  constructor(private readonly table: DrivenTable) {}

  /** Let the bot that is to move think; what another one thought before is dropped. */
  run(): void {
    this.stop();
    const { match } = this.table;
    const seat = match.toMove;
    const level = seat === null ? null : match.bots[seat]!;
    if (seat === null || level === null) return;
    const search = (this.search = new AbortController());
    void this.decide(seat, level, search.signal).catch((failed: unknown) => this.retry(failed, search.signal));
  }

  stop(): void {
    this.search?.abort();
    this.search = null;
  }

  private async decide(seat: number, level: string, signal: AbortSignal): Promise<void> {
    const { match } = this.table;
    const length = match.length;
    const [action] = await Promise.all([this.choose(seat, level, signal), wait(this.table.pace())]);
    if (!signal.aborted) await this.table.addAction(seat, action, length);
  }

  private async choose(seat: number, level: string, signal: AbortSignal): Promise<number> {
    const { engine, state, history } = this.table.match;
    const seed = this.table.decisionSeed();
    const known = await engine.call("resample", state, seat, seed);
    return engine.choose(known, level, { history, seed }, signal);
  }

  private async retry(failed: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.table.reportFailure(failed);
    await wait(RETRY_AFTER);
    if (!signal.aborted) this.run();
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
