import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Counter } from "../src/real-table/counting.svelte";
import { lanternsNumbers, isLanternsSheet, newLanternsSheet, withLanternsPlayers } from "../src/real-table/lanterns-sheet";
import Questions from "../src/real-table/Questions.svelte";
import SetUp from "../src/real-table/SetUp.svelte";
import { decodeSheet, encodeSheet, keepResult, keptResults, removeResult, storedSheet, storeSheet } from "../src/real-table/sheet-store";
import { isShelfieSheet, newShelfieSheet, putTile, removeTile, shelfieNumbers, tapCell, withShelfiePlayers } from "../src/real-table/shelfie-sheet";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { parseRoute } from "../src/shell/route.svelte";

const EMPTY = Array<string>(6).fill(".....");

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(["page-real", "lanterns-real", "shelfie-real"].map(loadMessages));
});
beforeEach(() => localStorage.clear());

describe("a shelf on the sheet", () => {
  it("lets tiles fall, until the column is full", () => {
    let rows = EMPTY;
    for (const letter of "CBGFTPC") rows = putTile(rows, 4, letter);
    expect(rows.map((row) => row[4]).join("")).toBe("PTFGBC");
  });

  it("closes the gap when a tile is removed", () => {
    const rows = ["C", "B", "G"].reduce((shelf, letter) => putTile(shelf, 0, letter), EMPTY);
    expect(removeTile(rows, 0, 4).slice(3)).toEqual([".....", "G....", "C...."]);
    expect(removeTile(rows, 0).slice(3)).toEqual([".....", "B....", "C...."]);
    expect(removeTile(EMPTY, 0)).toEqual(EMPTY);
  });

  it("replaces the tile that is tapped", () => {
    const rows = tapCell(putTile(EMPTY, 2, "C"), 5, 2, "P");
    expect(rows[5]).toBe("..P..");
    expect(tapCell(rows, 0, 2, "F")[4]).toBe("..F..");
  });
});

describe("the numbers of a sheet", () => {
  it("are over only when every personal goal is chosen", () => {
    const sheet = newShelfieSheet(2);
    expect(shelfieNumbers(sheet).slice(0, 8)).toEqual([0, 0, 0, 0, -1, 0, 0, 0]);
    sheet.seats[0]!.personal = 3;
    sheet.seats[1]!.personal = 4;
    sheet.seats[1]!.rows = putTile(EMPTY, 0, "P");
    sheet.end = 1;
    const numbers = shelfieNumbers(sheet);
    expect(numbers.slice(0, 8)).toEqual([1, 0, 0, 0, 1, 0, 0, 3]);
    expect(numbers).toHaveLength(5 + 2 * 33);
    expect(numbers.at(-5)).toBe(5);
  });

  it("add up the tokens of Lanterns", () => {
    const sheet = newLanternsSheet(2);
    Object.assign(sheet.seats[1]!, { tokens: [10, 4], favor: 2, cards: 7 });
    expect(lanternsNumbers(sheet)).toEqual([0, 0, 0, 14, 2, 7]);
  });
});

describe("another number of players", () => {
  it("keeps what fits", () => {
    const sheet = newShelfieSheet(4);
    sheet.seats[0]!.tokens = [6, 8];
    Object.assign(sheet, { first: 3, end: 3 });
    const fewer = withShelfiePlayers(sheet, 2, [8, 4]);
    expect([fewer.first, fewer.end, fewer.seats.length, fewer.seats[0]!.tokens]).toEqual([0, null, 2, [0, 8]]);
    expect(withShelfiePlayers(fewer, 3, [8, 6, 4]).seats).toHaveLength(3);
    expect(withLanternsPlayers(newLanternsSheet(4), 3).seats).toHaveLength(3);
  });
});

describe("sheets in links and on the device", () => {
  it("are read as they were written", () => {
    const sheet = newShelfieSheet(3);
    sheet.seats[1]!.name = "Zoë 🐈";
    expect(decodeSheet(encodeSheet(sheet), isShelfieSheet)).toEqual(sheet);
    storeSheet("shelfie", sheet);
    expect(storedSheet("shelfie", isShelfieSheet)).toEqual(sheet);
  });

  it.each(["", "%%%", encodeSheet({}), encodeSheet(null), encodeSheet({ ...newShelfieSheet(2), first: 7 })])("refuse %s", (text) => {
    expect(decodeSheet(text, isShelfieSheet)).toBeNull();
  });

  it("refuse floating tiles and impossible tokens", () => {
    const floating = newShelfieSheet(2);
    floating.seats[0]!.rows = ["C....", ...EMPTY.slice(1)];
    expect(isShelfieSheet(floating)).toBe(false);
    expect(isLanternsSheet({ seats: [{ name: "", tokens: [11], favor: 0, cards: 0 }, newLanternsSheet(2).seats[0]] })).toBe(false);
  });

  it("keep results until they are removed", () => {
    const result = { game: "lanterns", at: 1, names: ["a", "b"], scores: [2, 1], winners: [0] } as const;
    keepResult({ ...result, names: [...result.names], scores: [...result.scores], winners: [...result.winners] });
    expect(keptResults("lanterns")).toHaveLength(1);
    expect(keptResults("shelfie")).toHaveLength(0);
    removeResult(keptResults("lanterns")[0]!);
    expect(keptResults("lanterns")).toHaveLength(0);
  });

  it("have an address", () => {
    expect(parseRoute(new URL("http://x/real-table/shelfie#score=abc"))).toEqual({ screen: "real-table", game: "shelfie", tool: "score", sheet: "abc" });
    expect(parseRoute(new URL("http://x/real-table/lanterns"))).toEqual({ screen: "real-table", game: "lanterns", tool: null, sheet: null });
  });
});

describe("counting", () => {
  it("shows the latest count only, and tries again after a failure", async () => {
    vi.useFakeTimers();
    const ask = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ players: 2 });
    const counter = new Counter("lanterns", ask);
    await counter.count(2, [1]);
    expect([counter.failed, counter.view]).toEqual([true, null]);
    await vi.advanceTimersByTimeAsync(6000);
    expect([counter.failed, counter.view]).toEqual([false, { players: 2 }]);
    counter.stop();
    vi.useRealTimers();
  });
});

describe("set-up and questions", () => {
  it("ticks steps off", async () => {
    render(SetUp, { game: "lanterns" });
    expect(screen.getByText("0 of 8 done")).toBeTruthy();
    await fireEvent.click(screen.getAllByRole("checkbox")[0]!);
    expect(screen.getByText("1 of 8 done")).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "4" }));
    expect(screen.getByText("0 of 8 done")).toBeTruthy();
    expect(screen.getByText(/Stack 20 for drawing/)).toBeTruthy();
  });

  it("finds questions by their words", async () => {
    render(Questions, { game: "shelfie" });
    const all = document.querySelectorAll("details").length;
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "corner" } });
    const found = [...document.querySelectorAll("details")].map((each) => each.textContent);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zebra" } });
    expect(screen.getByRole("status").textContent).toContain("No question matches");
  });
});
