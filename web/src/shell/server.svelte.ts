/** Whether the server accepts requests. However many calls wait, the page runs a single poller of /ready. */

import { askReadiness, type Preparation, type Readiness } from "../readiness";
import { isStatic } from "./site";

export type Condition = "open" | "preparing" | "failed" | "offline";

/** Milliseconds between two polls while somebody waits, and when there is no hurry. */
const FAST = 1000;
const SLOW = 5000;
/** Seconds; with a longer estimate, the page polls slowly. */
const LONG = 60;
/** The factor between two pauses while the server does not answer. */
const BACKOFF = 1.5;
/** Milliseconds in which a server that restarts should be back. */
const RESTART_TIME = 120_000;
/** With a network, the server counts as offline after this many requests in a row without an answer; one may get lost. */
const MISSES = 2;

export class Server {
  /** The last known condition of the server. */
  condition = $state<Condition>("open");
  /** What is being compiled, if somebody here waits for it. */
  preparation = $state.raw<Preparation | null>(null);
  /** The progress of the bar, from 0 to 1; it never goes back within a stage. */
  progress = $state(0);
  /** Whether this device has a network at all. */
  hasNetwork = $state(typeof navigator === "undefined" || navigator.onLine);
  /** Milliseconds until the next poll; the bar takes as long to move. */
  pause = $state(FAST);

  /** Whether the server does not answer, or cannot play, and has not said that it will be back in a moment. */
  isGone = $state(false);

  /** Set while the server does not accept requests. */
  private whenOpen: Promise<void> | null = null;
  private resolve: () => void = () => undefined;
  private stage: Preparation["stage"] | null = null;
  private misses = 0;
  private restartsUntil = 0;
  private watchers = 0;
  /** Called once when the server is gone. */
  private awaitingEnd: (() => void)[] = [];
  /** Whether everything is compiled. */
  private isComplete = false;
  private isAsking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => Promise<Readiness | null> = askReadiness,
    private readonly random: () => number = Math.random,
  ) {
    if (isStatic) this.expectNone();
  }

  /** A static site has no server and never asks for one: what needs it waits forever. */
  private expectNone(): void {
    this.condition = "offline";
    this.isGone = true;
    this.close(null);
  }

  /** Resolves as soon as the server accepts requests: at once, unless it is known to refuse them. */
  untilOpen(): Promise<void> {
    return this.whenOpen ?? Promise.resolve();
  }

  /** Resolves as soon as the server is known to be gone. */
  untilGone(): Promise<void> {
    return this.isGone ? Promise.resolve() : new Promise((resolve) => this.awaitingEnd.push(resolve));
  }

  /** A request was refused because the server is starting: poll until it is ready. */
  reportStarting(preparation: Preparation | null): void {
    if (!this.whenOpen) this.handle({ status: "preparing", preparation });
  }

  /** A request was not answered: poll until the server answers. */
  reportNoAnswer(): void {
    if (!this.whenOpen) this.handle(null);
  }

  /** The server has said that it restarts: for a while, this explains why it does not answer. */
  reportRestart(): void {
    this.restartsUntil = Date.now() + RESTART_TIME;
  }

  /** Whether the server has said a moment ago that it restarts. */
  get isRestarting(): boolean {
    return Date.now() < this.restartsUntil;
  }

  /** The server may have been restarted: poll again when somebody waits for something to be compiled. */
  expectRestart(): void {
    this.isComplete = false;
  }

  /** Follow the compilation of bots and hints until the returned function is called. */
  watch(): () => void {
    this.watchers += 1;
    if (!this.isComplete && !this.whenOpen) void this.poll();
    return () => this.unwatch();
  }

  /** Poll without waiting: the network is back, or the page is visible again. */
  pollNow(): void {
    if (this.timer !== undefined) void this.poll();
  }

  private unwatch(): void {
    this.watchers -= 1;
    if (this.watchers > 0 || this.whenOpen) return;
    this.stopTimer();
    this.preparation = null;
  }

  private async poll(): Promise<void> {
    this.stopTimer();
    if (this.isAsking) return;
    this.isAsking = true;
    const readiness = await this.ask();
    this.isAsking = false;
    this.handle(readiness);
  }

  private handle(readiness: Readiness | null): void {
    if (readiness) this.handleAnswer(readiness);
    else this.handleNoAnswer();
    this.noteWhetherGone();
    this.pause = this.nextPause();
    this.stopTimer();
    if (this.whenOpen || (this.watchers > 0 && !this.isComplete)) this.timer = setTimeout(() => void this.poll(), this.pause);
  }

  private handleAnswer({ status, preparation }: Readiness): void {
    this.misses = this.restartsUntil = 0;
    // With a full disk the server answers, and says itself what it cannot store.
    const isOpen = status === "ready" || status === "storage";
    this.condition = isOpen ? "open" : status;
    this.isComplete = isOpen && preparation === null;
    if (isOpen) this.open(preparation);
    else this.close(status === "failed" ? null : (preparation ?? this.preparation));
  }

  private handleNoAnswer(): void {
    this.misses += 1;
    this.isComplete = false;
    if (this.misses >= MISSES || !this.hasNetwork) this.condition = "offline";
    this.close(this.condition === "offline" ? null : this.preparation);
  }

  private noteWhetherGone(): void {
    this.isGone = this.condition === "failed" || (this.condition === "offline" && !this.isRestarting);
    if (!this.isGone) return;
    for (const resolve of this.awaitingEnd) resolve();
    this.awaitingEnd = [];
  }

  private open(preparation: Preparation | null): void {
    this.whenOpen = null;
    this.resolve();
    this.show(this.watchers > 0 ? preparation : null);
  }

  private close(preparation: Preparation | null): void {
    this.whenOpen ??= new Promise((resolve) => (this.resolve = resolve));
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
    const pause = isSlow ? SLOW : Math.min(SLOW, FAST * BACKOFF ** this.misses);
    return pause * (0.9 + 0.2 * this.random());
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

export const server = new Server();

addEventListener("online", () => {
  server.hasNetwork = true;
  server.pollNow();
});
addEventListener("offline", () => (server.hasNetwork = false));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) server.pollNow();
});
