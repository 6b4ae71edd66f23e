import { describe, expect, it } from "vitest";
import type { Hint } from "../src/games/face";
import { bestSpot, boundOf, distinctTexts, rounded, sortHints } from "../src/table/hints";

const hint = (action: string, win: number, share: number): Hint => ({ action, win, share, points: 0, says: null, reasons: [] });
const room = { left: 0, top: 0, right: 800, bottom: 400 };
const size = { wide: 300, high: 150 };

describe("hints", () => {
  it("are sorted by the chances that are shown", () => {
    const sorted = sortHints([hint("a", 0.5, 0.6), hint("b", 0.58, 0.3), hint("c", 0.51, 0.1)]);
    expect(sorted.map(({ action }) => action)).toEqual(["b", "a", "c"]);
  });

  it("leave out what was hardly searched, but never the choice of the bot", () => {
    expect(sortHints([hint("a", 0.5, 0.05), hint("b", 0.9, 0.02)]).map(({ action }) => action)).toEqual(["a"]);
  });

  it("show chances no finer than the search knows them", () => {
    expect(rounded(0.613)).toBeCloseTo(0.6);
    expect(rounded(0.63)).toBeCloseTo(0.65);
    expect(rounded(0.004)).toBeCloseTo(0.05);
    expect([0.004, 0.05, 0.95, 0.996].map(boundOf)).toEqual(["under", "about", "about", "over"]);
  });

  it("tell actions that read the same by their details", () => {
    expect(distinctTexts(["a cat", "a cat", "a book"], [["c4"], ["d5"], ["e6"]])).toEqual(["a cat · c4", "a cat · d5", "a book"]);
    const laid = [["by red", "north"], ["by red", "east"], ["by blue", "east"]];
    expect(distinctTexts(["lay", "lay", "lay"], laid)).toEqual(["lay · by red · north", "lay · by red · east", "lay · by blue"]);
    expect(distinctTexts(["pass", "pass"], [[], []])).toEqual(["pass", "pass"]);
  });

  it("have a card that stays away from the tiles they are about", () => {
    expect(bestSpot(room, size, [])).toBe("top");
    expect(bestSpot(room, size, [{ left: 380, top: 20, right: 420, bottom: 60 }])).toBe("bottom");
    const column = { left: 380, top: 0, right: 420, bottom: 400 };
    expect(bestSpot(room, size, [column])).toBe("top-right");
  });

  it("rather have a card over a long column than over small tiles", () => {
    const narrow = { ...room, right: 316 };
    const tiles = [100, 140].map((left) => ({ left, top: 20, right: left + 40, bottom: 60 }));
    expect(bestSpot(narrow, size, [...tiles, { left: 200, top: 200, right: 240, bottom: 400 }])).toBe("bottom");
  });
});
