/**
 * Thinks on this device where the server lets it: for hints, and for bots at tables without other people. The engine is
 * loaded when it is first needed, and until then the server thinks.
 */

import { RefusalError, type TableInfo } from "../calls";
import type { Hint } from "../games/face";
import { canThink } from "../shell/can-think";
import type { ClientMessage, ServerMessageOf } from "../wire";

/** Milliseconds that a hint waits for the engine before the server is asked. */
const LOADING_LIMIT = 3000;

type Engine = Awaited<ReturnType<typeof import("../local/thinker").loadThinker>>;

export class Device {
  private table: TableInfo | null = null;
  private loading: Promise<Engine> | null = null;
  private isLoaded = false;
  private hasOffered = false;
  private entry = -1;
  private present = new AbortController();

  constructor(private readonly send: (message: ClientMessage) => void) {}

  // What the table reports

  /** A new connection: the server knows nothing of this device. */
  handleOpen(): void {
    this.hasOffered = false;
    this.stop();
  }

  handleTable(table: TableInfo): void {
    this.table = table;
    this.offer();
  }

  /** The match has this many entries: what was computed for others is no longer of use. */
  handleEntry(entry: number): void {
    if (entry !== this.entry) this.stop();
    this.entry = entry;
  }

  /** Stop thinking. */
  stop(): void {
    this.present.abort();
    this.present = new AbortController();
  }

  // Bots

  /** The person has acted, so they play in earnest: load the engine if bots need it, and offer to think for them. */
  async prepare(): Promise<void> {
    if (!this.table?.device?.bots || !canThink()) return;
    await this.load().then(() => this.offer(), () => undefined);
  }

  private offer(): void {
    if (!this.isLoaded || this.hasOffered || !this.table?.device?.bots) return;
    this.hasOffered = true;
    this.send({ type: "offer" });
  }

  /** Think for a bot; without an answer, the server thinks itself. */
  async think(task: ServerMessageOf<"think">): Promise<void> {
    const { signal } = this.present;
    const action = await this.choose(task, signal).catch(() => null);
    if (!signal.aborted) this.send({ type: "thought", task: task.task, action });
  }

  private async choose(task: ServerMessageOf<"think">, signal: AbortSignal): Promise<number> {
    const [engine, { chooseAt }] = await Promise.all([this.load(), import("../local/thinker")]);
    return chooseAt(engine, task, task.level, signal);
  }

  // Hints

  /** Good actions, or a comparison with one, from the position that `request` gets; null if the server has to compute them. */
  async hints(request: () => Promise<ServerMessageOf<"known">>, action: string | null): Promise<Hint[] | null> {
    if (!this.table?.device?.hints || !canThink()) return null;
    const { signal } = this.present;
    const found = await this.compute(request, action, signal).catch(() => null);
    if (signal.aborted) throw new RefusalError("stale", "The table has changed. Choose again.");
    return found;
  }

  private async compute(request: () => Promise<ServerMessageOf<"known">>, action: string | null, signal: AbortSignal): Promise<Hint[]> {
    const [engine, { hintsAt }] = await inTime(Promise.all([this.load(), import("../local/thinker")]));
    return (await hintsAt(engine, await request(), action, signal)) as unknown as Hint[];
  }

  /** The engine; if it cannot be loaded, the server thinks as long as this page is at the table. */
  private load(): Promise<Engine> {
    const { game, players } = this.table!;
    this.loading ??= import("../local/thinker").then(({ loadThinker }) => loadThinker(game, players));
    return this.loading.then((engine) => {
      this.isLoaded = true;
      return engine;
    });
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error("The engine takes too long.")), LOADING_LIMIT))]);
}
