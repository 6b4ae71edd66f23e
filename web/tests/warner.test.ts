import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Hint } from "../src/games/face";
import { settings } from "../src/shell/settings.svelte";
import { canWarn } from "../src/table/can-warn";
import { Warner, warningOf } from "../src/table/warner.svelte";

const hint = (action: string, win: number): Hint => ({ action, win, points: 30, says: null, reasons: [] });
const ENTRY = 7;
const SEAT = 0;

beforeEach(() => {
  settings.warnings = true;
});

/** A warner whose searches find "a" best, "b" as good, and "c" worse by this much. */
function warner(cost: number): { warner: Warner; asked: (string | null)[] } {
  const asked: (string | null)[] = [];
  const ask = async (_: number, action: string | null): Promise<Hint[]> => {
    asked.push(action);
    return action === null ? [hint("a", 0.6), hint("b", 0.58)] : [hint("a", 0.6), hint(action, 0.6 - cost)];
  };
  return { warner: new Warner(ask), asked };
}

describe("a warning", () => {
  it("has the marks of an analysis", () => {
    const marks = [0.04, 0.06, 0.2].map((cost) => warningOf([hint("a", 0.6), hint("b", 0.6 - cost)])?.mark);
    expect(marks).toEqual([undefined, "mistake", "blunder"]);
    expect(warningOf([hint("a", 0.6)])).toBeNull();
  });

  it("is not needed for an action that the search ahead has found", async () => {
    const { warner: each, asked } = warner(0.3);
    each.lookAhead(ENTRY, SEAT);
    each.lookAhead(ENTRY, SEAT);
    expect(await each.check(ENTRY, SEAT, "b")).toBe(true);
    expect(asked).toEqual([null]);
  });

  it("lets the player take a mistake back, and tells about it only once", async () => {
    const { warner: each } = warner(0.08);
    each.lookAhead(ENTRY, SEAT);
    const answer = each.check(ENTRY, SEAT, "c");
    await vi.waitFor(() => expect(each.warning?.mark).toBe("mistake"));
    each.decide(false);
    expect(await answer).toBe(false);
    expect(each.warning).toBeNull();
    expect(await each.check(ENTRY, SEAT, "c")).toBe(true);
  });

  it("lets the player play it anyway", async () => {
    const { warner: each } = warner(0.3);
    const answer = each.check(ENTRY, SEAT, "c");
    await vi.waitFor(() => expect(each.warning?.mark).toBe("blunder"));
    each.decide(true);
    expect(await answer).toBe(true);
  });

  it("never holds up an action that cannot be judged", async () => {
    const failing = new Warner(() => Promise.reject(new Error("slow_down")));
    failing.lookAhead(ENTRY, SEAT);
    expect(await failing.check(ENTRY, SEAT, "c")).toBe(true);
    const silent = new Warner(() => new Promise(() => undefined), 10);
    expect(await silent.check(ENTRY, SEAT, "c")).toBe(true);
    expect(silent.isChecking).toBe(false);
  });
});

describe("warnings", () => {
  const seats = (...bots: (string | null)[]) => bots.map((bot) => ({ bot }));
  const table = (changes: object, mine = [0]) =>
    ({ socket: { mine, result: null, table: { seats: seats(null, "adept"), hints: true, rated: false, ...changes } } }) as unknown as Parameters<typeof canWarn>[0];

  it("are for people alone against bots, where hints are allowed", () => {
    expect(canWarn(table({}))).toBe(true);
    expect(canWarn(table({ hints: false }))).toBe(false);
    expect(canWarn(table({ rated: true }))).toBe(false);
    expect(canWarn(table({ seats: seats(null, null, "adept") }))).toBe(false);
    expect(canWarn(table({}, []))).toBe(false);
  });
});
