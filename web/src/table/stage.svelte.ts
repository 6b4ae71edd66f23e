/** Shows what happens one thing after another, so that each can be followed; skips ahead when there is too much. */

import type { Step } from "../games/face";
import { pace } from "../shell/settings.svelte";
import type { Known } from "./socket.svelte";

/** A view, and what led to it. */
export interface Frame extends Known {
  step: Step | null;
}

const MOST_WAITING = 6;
/** In flights: how long one step is looked at before the next is shown. */
const LOOKED_AT = 2;

export class Stage {
  shown = $state.raw<Frame | null>(null);
  /** Whether something is still being shown before what is known. */
  busy = $state(false);

  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show this, after what is being shown. */
  push(frame: Frame): void {
    if (!frame.step || pace() === 0 || this.waiting.length >= MOST_WAITING) return this.cut(frame);
    this.waiting.push(frame);
    if (this.timer) this.busy = true;
    else this.next();
  }

  /** Show this now, without what was to come before. */
  cut(frame: Frame | null): void {
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
    this.timer = frame ? setTimeout(() => this.next(), this.lookedAt(frame)) : undefined;
  }

  private lookedAt(frame: Frame): number {
    return frame.step?.events.length ? pace() * LOOKED_AT : 0;
  }
}
