/** Warns a player before a mistake becomes final, at tables against bots where hints are allowed. */

import type { Hint } from "../games/face";
import { settings } from "../shell/settings.svelte";

/** From which cost on, in chances, an action is called a mistake and a blunder, as in an analysis. */
const MISTAKE = 0.05;
const BLUNDER = 0.1;
/** Milliseconds after which an action is played without an answer. */
const PATIENCE = 8000;
/** Milliseconds after which the player sees that the action is being checked. */
const NOTICE_AFTER = 300;

/** What a player is told about an action. */
export interface Warning {
  mark: "mistake" | "blunder";
  cost: number;
  /** The action, and the better one. */
  action: Hint;
  better: Hint;
}

type Ask = (seat: number, action: string | null) => Promise<Hint[]>;

export class Warner {
  /** What the player has to answer. */
  warning = $state.raw<Warning | null>(null);
  isChecking = $state(false);
  private ahead: { entry: number; hints: Promise<Hint[]> } | null = null;
  private readonly told = new Set<string>();
  private answer: (isFinal: boolean) => void = () => undefined;

  constructor(
    private readonly ask: Ask,
    private readonly patience = PATIENCE,
  ) {}

  /** Search for good actions while the player thinks. */
  lookAhead(entry: number, seat: number): void {
    if (this.ahead?.entry === entry) return;
    const hints = this.ask(seat, null);
    hints.catch(() => undefined);
    this.ahead = { entry, hints };
  }

  /** Whether an action is final: it is not a mistake, or the player was told and plays it anyway. */
  async check(entry: number, seat: number, action: string): Promise<boolean> {
    const key = `${entry} ${action}`;
    if (!settings.warnings || this.told.has(key)) return true;
    const found = await this.judge(entry, seat, action);
    if (!found) return true;
    this.told.add(key);
    this.warning = found;
    return new Promise((resolve) => (this.answer = resolve));
  }

  /** Take the action back, or play it anyway. */
  decide(isFinal: boolean): void {
    this.warning = null;
    this.answer(isFinal);
  }

  /** The warning about an action; null if it is good enough, or if nobody knows in time. */
  private async judge(entry: number, seat: number, action: string): Promise<Warning | null> {
    const notice = setTimeout(() => (this.isChecking = true), NOTICE_AFTER);
    try {
      return await inTime(this.compare(entry, seat, action), this.patience);
    } catch {
      return null;
    } finally {
      clearTimeout(notice);
      this.isChecking = false;
    }
  }

  private async compare(entry: number, seat: number, action: string): Promise<Warning | null> {
    if (await this.isAmongBest(entry, action)) return null;
    return warningOf(await this.ask(seat, action));
  }

  /** Whether the search ahead has found that an action is about as good as the best one. */
  private async isAmongBest(entry: number, action: string): Promise<boolean> {
    if (this.ahead?.entry !== entry) return false;
    const hints = await this.ahead.hints.catch(() => []);
    const found = hints.find((hint) => hint.action === action);
    return found !== undefined && hints[0]!.win - found.win < MISTAKE;
  }
}

/** The warning that follows from comparing an action, the last hint, with the best one, the first. */
export function warningOf(compared: Hint[]): Warning | null {
  const better = compared[0]!;
  const action = compared.at(-1)!;
  const cost = better.win - action.win;
  if (cost < MISTAKE) return null;
  return { mark: cost < BLUNDER ? "mistake" : "blunder", cost, action, better };
}

function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error("This takes too long.")), milliseconds))]);
}
