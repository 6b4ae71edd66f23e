/** Counts sheets with the rules, which run in this browser. */

import type { RemoteEngine } from "../engine/client";
import type { View } from "../wire";
import type { GameName } from "./facts";

/** Milliseconds before the rules are asked for again. */
const RETRY = 5000;

const engines = new Map<string, Promise<RemoteEngine>>();

/** What the rules say about the end of a match: its view. */
export type Count = (game: GameName, players: number, numbers: number[]) => Promise<View>;

async function countWithEngine(game: GameName, players: number, numbers: number[]): Promise<View> {
  const engine = await engineFor(game, players);
  return engine.call("endView", numbers);
}

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

/** The latest count of a sheet; while the rules cannot be loaded, it tries again by itself. */
export class Counter {
  view = $state.raw<View | null>(null);
  failed = $state(false);
  private latest = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: GameName,
    private readonly ask: Count = countWithEngine,
  ) {}

  /** Count these numbers; only the latest count is shown. */
  async count(players: number, numbers: number[]): Promise<void> {
    this.latest += 1;
    const mine = this.latest;
    clearTimeout(this.timer);
    try {
      const view = await this.ask(this.game, players, numbers);
      if (mine !== this.latest) return;
      this.view = view;
      this.failed = false;
    } catch {
      if (mine !== this.latest) return;
      this.failed = true;
      this.timer = setTimeout(() => void this.count(players, numbers), RETRY);
    }
  }

  stop(): void {
    this.latest += 1;
    clearTimeout(this.timer);
  }
}
