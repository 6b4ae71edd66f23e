/** Counts sheets with the rules, which run in this browser. */

import type { RemoteEngine } from "../engine/client";
import type { View } from "../wire";
import type { GameName } from "./facts";

/** Milliseconds before the rules are asked for again. */
const RETRY = 5000;

const engines = new Map<string, Promise<RemoteEngine>>();

/** Asks the rules about what was entered. */
export type Ask<Value> = (game: GameName, players: number, numbers: number[]) => Promise<Value>;

/** What the rules say about the end of a match: its view. */
const count: Ask<View> = async (game, players, numbers) => (await engineFor(game, players)).call("endView", numbers);

/** Why something is not allowed: a rule, and the name of the reason; null if it is. */
export type Refused = { rule: string; name: string } | null;

/** What the rules say about something that a player wants to do. */
export const judge: Ask<Refused> = async (game, players, numbers) => (await engineFor(game, players)).call("mayI", numbers);

function engineFor(game: GameName, players: number): Promise<RemoteEngine> {
  const key = `${game} ${players}`;
  const loading =
    engines.get(key) ??
    import("../engine/client")
      .then(({ RemoteEngine }) => RemoteEngine.load(game, players))
      .catch((failed: unknown) => {
        engines.delete(key);
        throw failed;
      });
  engines.set(key, loading);
  return loading;
}

/** The latest answer of the rules; while they cannot be loaded, it asks again by itself. */
export class Asker<Value> {
  value = $state.raw<Value | null>(null);
  /** Whether there was an answer. */
  isAnswered = $state(false);
  failed = $state(false);
  private latest = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: GameName,
    private readonly asked: Ask<Value>,
  ) {}

  /** Ask about these numbers; only the latest answer counts. */
  async ask(players: number, numbers: number[]): Promise<void> {
    this.latest += 1;
    const mine = this.latest;
    clearTimeout(this.timer);
    try {
      const value = await this.asked(this.game, players, numbers);
      if (mine !== this.latest) return;
      this.value = value;
      this.isAnswered = true;
      this.failed = false;
    } catch {
      if (mine !== this.latest) return;
      this.failed = true;
      this.timer = setTimeout(() => void this.ask(players, numbers), RETRY);
    }
  }

  stop(): void {
    this.latest += 1;
    clearTimeout(this.timer);
  }
}

/** The latest count of a sheet. */
export class Counter extends Asker<View> {
  constructor(game: GameName, asked: Ask<View> = count) {
    super(game, asked);
  }

  get view(): View | null {
    return this.value;
  }
}
