/** Time left, counted down on the page between the service's words. */

import type { ClockNow } from "../wire";

const DAY = 86_400_000;

/** Milliseconds a seat has left now. */
export function timeLeft(clock: ClockNow, seat: number, running: boolean, toldAt: number, now: number): number | null {
  const left = clock.left[seat];
  if (left == null) return null;
  return Math.max(0, running ? left - clock.running - (now - toldAt) : left);
}

/** `1:05`, `1:02:03`; days as whole numbers are said by the messages. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** Whole days left, if it is a matter of days. */
export function daysLeft(left: number): number | null {
  return left >= 2 * DAY ? Math.floor(left / DAY) : null;
}

/** The time of day, four times a second while somebody looks at it. */
export class Ticking {
  now = $state(Date.now());

  constructor(isNeeded: () => boolean) {
    $effect(() => {
      if (!isNeeded()) return;
      const timer = setInterval(() => (this.now = Date.now()), 250);
      return () => clearInterval(timer);
    });
  }
}
