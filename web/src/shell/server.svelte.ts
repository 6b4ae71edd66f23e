/** Whether the server takes requests: one poller of /ready for the whole page, however many calls wait. */

import { askReadiness, type Preparation, type Readiness } from "../readiness";

export type Condition = "open" | "preparing" | "failed" | "offline";

/** Milliseconds between two polls while somebody waits, and where there is no hurry. */
const SOON = 1000;
const SLOW = 5000;
/** An estimate of more seconds than this is not worth a poll every second. */
const LONG = 60;
/** How much slower each poll is than the one before while nobody answers. */
const BACKOFF = 1.5;
/** The server is offline after so many requests in a row without an answer: one may be lost. */
const MISSES = 2;

export class Server {
  /** What the server was last known to do. */
  condition = $state<Condition>("open");
  /** What is being compiled, as far as somebody here waits for it. */
  preparation = $state.raw<Preparation | null>(null);
  /** How far the bar is, from 0 to 1; it never goes back within a stage. */
  progress = $state(0);
  /** Milliseconds until the next poll, in which the bar moves to its place. */
  pause = $state(SOON);

  /** Kept while the server takes no requests. */
  private opening: Promise<void> | null = null;
  private resolve: () => void = () => undefined;
  private stage: Preparation["stage"] | null = null;
  private misses = 0;
  private watchers = 0;
  /** Whether nothing is left to compile. */
  private isComplete = false;
  private isAsking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => Promise<Readiness | null> = askReadiness,
    private readonly random: () => number = Math.random,
  ) {}

  /** Resolves as soon as the server takes requests: at once, unless it is known that it does not. */
  untilOpen(): Promise<void> {
    return this.opening ?? Promise.resolve();
  }

  /** A request was answered "not yet": poll until the server is open. */
  refused(preparation: Preparation | null): void {
    if (!this.opening) this.hear({ status: "preparing", preparation });
  }

  /** A request was not answered: find out whether the server is there. */
  missed(): void {
    if (!this.opening) this.hear(null);
  }

  /** The server may have been restarted: ask again whether everything is compiled when somebody waits for it. */
  doubt(): void {
    this.isComplete = false;
  }

  /** Follow the preparation of the players until the returned function is called. */
  watch(): () => void {
    this.watchers += 1;
    if (!this.isComplete && !this.opening) void this.poll();
    return () => this.unwatch();
  }

  /** Do not wait for the next poll: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.timer !== undefined) void this.poll();
  }

  private unwatch(): void {
    this.watchers -= 1;
    if (this.watchers > 0 || this.opening) return;
    this.stopTimer();
    this.preparation = null;
  }

  private async poll(): Promise<void> {
    this.stopTimer();
    if (this.isAsking) return;
    this.isAsking = true;
    const heard = await this.ask();
    this.isAsking = false;
    this.hear(heard);
  }

  private hear(heard: Readiness | null): void {
    if (heard) this.take(heard);
    else this.miss();
    this.pause = this.nextPause();
    this.stopTimer();
    if (this.opening || (this.watchers > 0 && !this.isComplete)) this.timer = setTimeout(() => void this.poll(), this.pause);
  }

  private take({ status, preparation }: Readiness): void {
    this.misses = 0;
    this.condition = status === "ready" ? "open" : status;
    this.isComplete = status === "ready" && preparation === null;
    if (status === "ready") this.open(preparation);
    else this.close(status === "failed" ? null : (preparation ?? this.preparation));
  }

  private miss(): void {
    this.misses += 1;
    this.isComplete = false;
    if (this.misses >= MISSES) this.condition = "offline";
    this.close(this.condition === "offline" ? null : this.preparation);
  }

  private open(preparation: Preparation | null): void {
    this.opening = null;
    this.resolve();
    this.show(this.watchers > 0 ? preparation : null);
  }

  private close(preparation: Preparation | null): void {
    this.opening ??= new Promise((resolve) => (this.resolve = resolve));
    this.show(preparation);
  }

  private show(preparation: Preparation | null): void {
    this.preparation = preparation;
    if (preparation === null && this.condition === "open") return;
    if (preparation?.stage !== this.stage) this.progress = 0;
    this.stage = preparation?.stage ?? null;
    this.progress = Math.max(this.progress, Math.min(1, preparation?.done ?? 0));
  }

  private nextPause(): number {
    const isSlow = document.hidden || this.condition === "failed" || (this.preparation?.seconds ?? 0) > LONG;
    const usual = isSlow ? SLOW : Math.min(SLOW, SOON * BACKOFF ** this.misses);
    return usual * (0.9 + 0.2 * this.random());
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

export const server = new Server();

addEventListener("online", () => server.hurry());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) server.hurry();
});
