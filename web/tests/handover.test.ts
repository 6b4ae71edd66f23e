import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockText, daysLeft, timeLeft } from "../src/table/clock.svelte";
import { Handover } from "../src/table/handover.svelte";
import { lastSeen, remember } from "../src/table/memory";
import { Stage } from "../src/table/stage.svelte";

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
    expect(device.covered).toBe(0);
    device.uncover();
    expect(device.covered).toBeNull();
    expect(device.eyes).toBe(0);
  });

  it("cover it for the next, after a moment to see what the move brought", () => {
    const device = handover();
    device.uncover();
    device.linger();
    mover = 1;
    expect(device.covered).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(device.covered).toBe(1);
    expect(device.eyes).toBe(0);
    device.uncover();
    expect(device.eyes).toBe(1);
  });

  it("leave it uncovered while others elsewhere move, and when the match is over", () => {
    const device = handover();
    device.uncover();
    mover = 2;
    expect(device.covered).toBeNull();
    [mover, over] = [1, true];
    expect(device.covered).toBeNull();
  });

  it("never cover it for a single person, nor for who watches", () => {
    mine = [1];
    expect(handover().covered).toBeNull();
    mine = [];
    expect(handover().eyes).toBeNull();
  });
});

describe("the stage", () => {
  const frame = (entry: number) => ({
    entry,
    view: {},
    step: { entry, kind: "act", by: 0, at: 0, events: [{ kind: "place", ply: entry }] },
  });

  it("shows one thing after another", () => {
    const stage = new Stage();
    stage.push(frame(1));
    stage.push(frame(2));
    expect(stage.shown?.entry).toBe(1);
    expect(stage.busy).toBe(true);
    vi.advanceTimersByTime(800);
    expect(stage.shown?.entry).toBe(2);
    vi.advanceTimersByTime(800);
    expect(stage.busy).toBe(false);
  });

  it("skips ahead when there is too much, or when it is told to", () => {
    const stage = new Stage();
    for (let entry = 1; entry <= 9; entry += 1) stage.push(frame(entry));
    expect(stage.shown?.entry).toBeGreaterThan(1);
    stage.cut({ ...frame(20), step: null });
    expect(stage.shown?.entry).toBe(20);
    expect(stage.busy).toBe(false);
  });
});

describe("clocks", () => {
  const clock = { kind: "bank" as const, amount: 600, increment: 10, left: [65_000, null], running: 1000 };

  it("count down only for who is to move, and never below nothing", () => {
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

  it("speak of days where it is a matter of days", () => {
    expect(daysLeft(3 * 86_400_000)).toBe(3);
    expect(daysLeft(3_600_000)).toBeNull();
  });
});

it("remembers how much of each table was seen, of the latest ones", () => {
  for (let table = 0; table < 80; table += 1) remember(`t${table}`, table);
  expect(lastSeen("t79")).toBe(79);
  expect(lastSeen("t0")).toBeNull();
});
