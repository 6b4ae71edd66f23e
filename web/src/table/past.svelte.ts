/** Looking back: the table as it was after any number of entries, step by step or at one jump. */

import { viewThen } from "../calls";
import { pace } from "../shell/settings.svelte";
import { tell } from "../shell/notices.svelte";
import type { Audience } from "./socket.svelte";
import type { Frame } from "./stage.svelte";

const SPEEDS: Record<string, number> = { slow: 2600, normal: 1500, fast: 700, none: 500 };

export class Past {
  /** What is shown of the past; null is now. */
  shown = $state.raw<Frame | null>(null);
  /** Whether it goes on by itself. */
  playing = $state(false);
  speed = $state<"slow" | "normal" | "fast">("normal");

  private readonly seen = new Map<string, Frame>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(
    private readonly table: string,
    private readonly eyes: () => Audience,
    /** The number of the newest entry. */
    private readonly newest: () => number,
    /** Whether the newest entry is left to the table itself, which knows it better. */
    private readonly endsNow: boolean,
  ) {}

  /** Go to an entry; one step forward is shown with what happened. */
  async jump(entry: number): Promise<void> {
    const target = Math.max(0, Math.min(entry, this.newest()));
    if (this.endsNow && target === this.newest()) return this.now();
    const call = (this.wanted += 1);
    const isStep = this.shown !== null && target === this.shown.entry + 1;
    try {
      const frame = await this.frame(target);
      if (call === this.wanted) this.shown = isStep ? frame : { ...frame, step: null };
    } catch (trouble) {
      this.pause();
      tell(trouble);
    }
  }

  /** One step on or back from what is shown. */
  async step(by: number): Promise<void> {
    await this.jump((this.shown?.entry ?? this.newest()) + by);
  }

  /** Back to now. */
  now(): void {
    this.pause();
    this.wanted += 1;
    this.shown = null;
  }

  play(): void {
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Forget what other eyes saw. */
  async lookAgain(): Promise<void> {
    if (this.shown) await this.jump(this.shown.entry);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.onward(), SPEEDS[pace() === 0 ? "none" : this.speed]);
  }

  private async onward(): Promise<void> {
    if (!this.playing) return;
    await this.step(1);
    if (!this.playing || !this.shown) return;
    if (this.shown.entry >= this.newest()) this.pause();
    else this.tick();
  }

  private async frame(entry: number): Promise<Frame> {
    const eyes = this.eyes();
    const key = `${eyes} ${entry}`;
    const known = this.seen.get(key) ?? (await viewThen(this.table, entry, eyes));
    this.seen.set(key, known);
    return { ...known };
  }
}
