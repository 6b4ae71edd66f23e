/** How much time every seat has, like Python's `match/clocks.py`. All times are milliseconds that entries of the log say. */

import { EngineError } from "./errors";

/** `move`: seconds for each turn. `bank`: seconds for the match, and an increment after each turn. `days`: days for each turn. */
export interface Clock {
  kind: "none" | "move" | "bank" | "days";
  amount: number;
  increment: number;
}

export const NO_CLOCK: Clock = { kind: "none", amount: 0, increment: 0 };

const DAY = 24 * 3600;
const LONGEST = { none: 0, move: DAY, bank: DAY, days: 30 };
const LONGEST_INCREMENT = 3600;

export class SeatClocks {
  private readonly bank: number[];
  /** Seats of bots, which have no time limit. */
  private readonly untimed = new Set<number>();
  /** The time used in the present turn, its earlier actions included. */
  private used = 0;

  constructor(
    private readonly clock: Clock,
    players: number,
  ) {
    checkClock(clock);
    this.bank = new Array<number>(players).fill(this.allowance);
  }

  private get allowance(): number {
    return this.clock.amount * (this.clock.kind === "days" ? DAY : 1) * 1000;
  }

  /** Subtract time that a seat has used. */
  spend(seat: number, milliseconds: number): void {
    if (this.untimed.has(seat)) return;
    this.used += milliseconds;
    if (this.clock.kind === "bank") this.bank[seat] = Math.max(0, this.bank[seat]! - milliseconds);
  }

  /** End a turn: a bank gets its increment. */
  endTurn(seat: number): void {
    this.restart();
    if (this.clock.kind === "bank" && !this.untimed.has(seat)) this.bank[seat]! += this.clock.increment * 1000;
  }

  /** The present turn has used no time yet. */
  restart(): void {
    this.used = 0;
  }

  /** Stop the clock of a seat, because a bot plays for it. */
  release(seat: number): void {
    this.untimed.add(seat);
  }

  /** What a seat has for its present decision, or null without a limit. */
  left(seat: number): number | null {
    if (this.clock.kind === "none" || this.untimed.has(seat)) return null;
    return this.clock.kind === "bank" ? this.bank[seat]! : Math.max(0, this.allowance - this.used);
  }
}

function checkClock({ kind, amount, increment }: Clock): void {
  const isNone = kind === "none";
  const isPossible = isNone ? amount === 0 : Number.isInteger(amount) && amount >= 1 && amount <= LONGEST[kind];
  const hasIncrement = Number.isInteger(increment) && increment >= 0 && increment <= (kind === "bank" ? LONGEST_INCREMENT : 0);
  if (!isPossible || !hasIncrement) throw new EngineError("setting", "There is no such clock.");
}
