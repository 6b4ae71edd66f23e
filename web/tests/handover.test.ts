import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockText, daysLeft, timeLeft } from "../src/table/clock.svelte";
import { Handover } from "../src/table/handover.svelte";
import { lastSeen, saveLastSeen } from "../src/table/last-seen";
import { AnimationQueue } from "../src/table/animation-queue.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("several people at one device", () => {
  let mine = [0, 1];
  let mover: number | null = 0;
  let over = false;
  const handover = () => new Handover(() => mine, () => mover, () => over);
  beforeEach(() => {
    [mine, mover, over] = [[0, 1], 0, false];
  });

  it("see nothing before the first of them has the device", () => {
    const device = handover();
    expect(device.coverFor).toBe(0);
    device.uncover();
    expect(device.coverFor).toBeNull();
    expect(device.viewer).toBe(0);
  });

  it("cover it for the next player, after a moment to see the move", () => {
    const device = handover();
    device.uncover();
    device.showMove();
    mover = 1;
    expect(device.coverFor).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(device.coverFor).toBe(1);
    expect(device.viewer).toBe(0);
    device.uncover();
    expect(device.viewer).toBe(1);
  });

  it("leave it uncovered while others elsewhere move, and when the match is over", () => {
    const device = handover();
    device.uncover();
    mover = 2;
    expect(device.coverFor).toBeNull();
    [mover, over] = [1, true];
    expect(device.coverFor).toBeNull();
  });

  it("never cover it for a single person or a spectator", () => {
    mine = [1];
    expect(handover().coverFor).toBeNull();
    mine = [];
    expect(handover().viewer).toBeNull();
  });
});

describe("the animation queue", () => {
  const frame = (entry: number) => ({
    entry,
    view: {},
    step: { entry, kind: "act", by: 0, at: 0, ply: null, events: [{ kind: "place", ply: entry }], says: [] },
  });

  it("shows one step after another", () => {
    const queue = new AnimationQueue();
    queue.push(frame(1));
    queue.push(frame(2));
    expect(queue.shown?.entry).toBe(1);
    expect(queue.busy).toBe(true);
    vi.advanceTimersByTime(800);
    expect(queue.shown?.entry).toBe(2);
    vi.advanceTimersByTime(800);
    expect(queue.busy).toBe(false);
  });

  it("skips ahead when there are too many steps, or on request", () => {
    const queue = new AnimationQueue();
    for (let entry = 1; entry <= 9; entry += 1) queue.push(frame(entry));
    expect(queue.shown?.entry).toBeGreaterThan(1);
    queue.replace({ ...frame(20), step: null });
    expect(queue.shown?.entry).toBe(20);
    expect(queue.busy).toBe(false);
  });
});

describe("clocks", () => {
  const clock = { kind: "bank" as const, amount: 600, increment: 10, left: [65_000, null], running: 1000 };

  it("count down only for the seat to move, and never below zero", () => {
    expect(timeLeft(clock, 0, true, 1000, 6000)).toBe(59_000);
    expect(timeLeft(clock, 0, false, 1000, 6000)).toBe(65_000);
    expect(timeLeft(clock, 0, true, 0, 999_999)).toBe(0);
    expect(timeLeft(clock, 1, true, 0, 0)).toBeNull();
  });

  it.each([
    [65_000, "1:05"],
    [3_723_000, "1:02:03"],
    [900, "0:01"],
  ])("%i milliseconds are %s", (left, text) => expect(clockText(left)).toBe(text));

  it("show whole days when days are left", () => {
    expect(daysLeft(3 * 86_400_000)).toBe(3);
    expect(daysLeft(3_600_000)).toBeNull();
  });
});

it("remembers the last entry seen, for the latest tables only", () => {
  for (let table = 0; table < 80; table += 1) saveLastSeen(`t${table}`, table);
  expect(lastSeen("t79")).toBe(79);
  expect(lastSeen("t0")).toBeNull();
});
