/** Several people on one device: whose view is shown, and when it is covered until the next player has the device. */

import type { Viewer } from "./socket.svelte";

/** Milliseconds for which players still see the result of their own move. */
const SHOW_MOVE = 1400;

export class Handover {
  /** The seat whose player has the device. */
  private current = $state<number | null>(null);
  private isShowingMove = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly mine: () => number[],
    private readonly toMove: () => number | null,
    private readonly isOver: () => boolean,
  ) {}

  /** The seat whose view is shown, or null for a spectator. */
  get viewer(): Viewer {
    const mine = this.mine();
    if (mine.length < 2) return mine[0] ?? null;
    return this.current ?? this.next;
  }

  /** The seat whose player has to take the device before anything is shown; null if nothing is covered. */
  get coverFor(): number | null {
    if (this.mine().length < 2 || this.isOver() || this.isShowingMove) return null;
    return this.current === this.next ? null : this.next;
  }

  /** The next player has taken the device. */
  uncover(): void {
    this.current = this.next;
  }

  /** Let the player see the result of their own move. */
  showMove(): void {
    if (this.mine().length < 2) return;
    this.isShowingMove = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isShowingMove = false), SHOW_MOVE);
  }

  private get next(): number | null {
    const mine = this.mine();
    const seat = this.toMove();
    return seat !== null && mine.includes(seat) ? seat : (this.current ?? mine[0] ?? null);
  }
}
