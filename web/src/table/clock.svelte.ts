/** The time left, counted down on the page between two messages of the server. */

import type { ClockNow } from "../wire";

const DAY = 86_400_000;

/** Milliseconds that a seat has left. */
export function timeLeft(clock: ClockNow, seat: number, running: boolean, receivedAt: number, now: number): number | null {
  const left = clock.left[seat];
  if (left == null) return null;
  return Math.max(0, running ? left - clock.running - (now - receivedAt) : left);
}

/** `1:05` or `1:02:03`. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const visible = parts[0] === 0 ? parts.slice(1) : parts;
  return visible.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** Whole days left; null for less than two. */
export function daysLeft(left: number): number | null {
  return left >= 2 * DAY ? Math.floor(left / DAY) : null;
}

/** The current time, updated four times a second while it is needed. */
export class Ticker {
  now = $state(Date.now());

  constructor(isNeeded: () => boolean) {
    $effect(() => {
      if (!isNeeded()) return;
      const timer = setInterval(() => (this.now = Date.now()), 250);
      return () => clearInterval(timer);
    });
  }
}
