/** Several people at one device: whose eyes the table is seen with, and when it is covered until the next has it. */

import type { Audience } from "./socket.svelte";

/** Milliseconds in which who has just moved still sees what it brought. */
const AFTERGLOW = 1400;

export class Handover {
  /** The seat that may look now. */
  private looking = $state<number | null>(null);
  private lingering = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly mine: () => number[],
    private readonly toMove: () => number | null,
    private readonly isOver: () => boolean,
  ) {}

  /** Whose eyes: a seat, or null for who watches. */
  get eyes(): Audience {
    const mine = this.mine();
    if (mine.length < 2) return mine[0] ?? null;
    return this.looking ?? this.next;
  }

  /** The seat that the device has to be passed to before anything is shown; null when nothing is covered. */
  get covered(): number | null {
    if (this.mine().length < 2 || this.isOver() || this.lingering) return null;
    return this.looking === this.next ? null : this.next;
  }

  /** The next person has the device. */
  uncover(): void {
    this.looking = this.next;
  }

  /** Somebody here has moved: let them see it. */
  linger(): void {
    if (this.mine().length < 2) return;
    this.lingering = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.lingering = false), AFTERGLOW);
  }

  private get next(): number | null {
    const mine = this.mine();
    const seat = this.toMove();
    return seat !== null && mine.includes(seat) ? seat : (this.looking ?? mine[0] ?? null);
  }
}
