/** Earlier positions of a match: step by step, or any entry at once. */

import { pace } from "../shell/settings.svelte";
import { showError } from "../shell/notices.svelte";
import type { Viewer } from "./socket.svelte";
import type { Frame } from "./animation-queue.svelte";

const SPEEDS: Record<string, number> = { slow: 2600, normal: 1500, fast: 700, none: 500 };

export class Past {
  /** The position that is shown; null for the present. */
  shown = $state.raw<Frame | null>(null);
  /** Whether it advances by itself. */
  playing = $state(false);
  speed = $state<"slow" | "normal" | "fast">("normal");

  private readonly cache = new Map<string, Frame>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private jumps = 0;

  constructor(
    private readonly read: (entry: number, viewer: Viewer) => Promise<Frame>,
    private readonly viewer: () => Viewer,
    /** The number of the newest entry. */
    private readonly newest: () => number,
    /** Whether the newest entry is the present, which the table shows itself. */
    private readonly isLive: boolean,
  ) {}

  /** Go to an entry; a single step forward is animated. */
  async jump(entry: number): Promise<void> {
    const target = Math.max(0, Math.min(entry, this.newest()));
    if (this.isLive && target === this.newest()) return this.returnToNow();
    const call = (this.jumps += 1);
    const isStep = this.shown !== null && target === this.shown.entry + 1;
    try {
      const frame = await this.frame(target);
      if (call === this.jumps) this.shown = isStep ? frame : { ...frame, step: null };
    } catch (error) {
      this.pause();
      showError(error);
    }
  }

  /** Go forward or back from the position that is shown. */
  async step(by: number): Promise<void> {
    await this.jump((this.shown?.entry ?? this.newest()) + by);
  }

  /** Return to the present. */
  returnToNow(): void {
    this.pause();
    this.jumps += 1;
    this.shown = null;
  }

  play(): void {
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Load the position again, after the viewer has changed. */
  async reload(): Promise<void> {
    if (this.shown) await this.jump(this.shown.entry);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.advance(), SPEEDS[pace() === 0 ? "none" : this.speed]);
  }

  private async advance(): Promise<void> {
    if (!this.playing) return;
    await this.step(1);
    if (!this.playing || !this.shown) return;
    if (this.shown.entry >= this.newest()) this.pause();
    else this.schedule();
  }

  private async frame(entry: number): Promise<Frame> {
    const viewer = this.viewer();
    const key = `${viewer} ${entry}`;
    const known = this.cache.get(key) ?? (await this.read(entry, viewer));
    this.cache.set(key, known);
    return { ...known };
  }
}
