/** Shows steps one after another, so that players can follow them; skips some if there are too many. */

import type { Step } from "../games/face";
import { pace } from "../shell/settings.svelte";
import type { KnownView } from "./socket.svelte";

/** A view, and the step that led to it. */
export interface Frame extends KnownView {
  step: Step | null;
}

const LIMIT = 6;
/** How long a step is shown before the next, in flights: longer if more happens, so that the order can be seen. */
const FLIGHTS_PER_STEP = 1.7;
const FLIGHTS_PER_EVENT = 0.2;
const MAX_EVENTS = 8;

export class AnimationQueue {
  shown = $state.raw<Frame | null>(null);
  /** Whether steps are waiting to be shown. */
  busy = $state(false);

  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a frame after those that are waiting. */
  push(frame: Frame): void {
    if (!frame.step || pace() === 0 || this.waiting.length >= LIMIT) return this.replace(frame);
    this.waiting.push(frame);
    if (this.timer) this.busy = true;
    else this.next();
  }

  /** Show a frame now and drop those that are waiting. */
  replace(frame: Frame | null): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.busy = false;
    this.shown = frame;
  }

  private next(): void {
    const frame = this.waiting.shift();
    if (frame) this.shown = frame;
    this.busy = this.waiting.length > 0;
    this.timer = frame ? setTimeout(() => this.next(), this.durationOf(frame)) : undefined;
  }

  private durationOf(frame: Frame): number {
    const events = Math.min(frame.step?.events.length ?? 0, MAX_EVENTS);
    return events > 0 ? pace() * (FLIGHTS_PER_STEP + FLIGHTS_PER_EVENT * events) : 0;
  }
}
