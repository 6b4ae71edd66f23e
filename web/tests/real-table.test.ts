import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Counter } from "../src/real-table/counting.svelte";
import { roomOf } from "../src/real-table/facts";
import KeptResults from "../src/real-table/KeptResults.svelte";
import { newTurnQuestion, turnNumbers } from "../src/real-table/lanterns-judge";
import LanternsJudge from "../src/real-table/LanternsJudge.svelte";
import { lanternsNumbers, isLanternsSheet, newLanternsSheet, tokensLeft, withLanternsPlayers } from "../src/real-table/lanterns-sheet";
import Questions from "../src/real-table/Questions.svelte";
import SetUp from "../src/real-table/SetUp.svelte";
import { decodeSheet, encodeSheet, keepResult, keptResults, removeResult, storedSheet, storeSheet } from "../src/real-table/sheet-store";
import { countWanted, newQuestion, takeNumbers, tap } from "../src/real-table/shelfie-judge";
import ShelfieJudge from "../src/real-table/ShelfieJudge.svelte";
import { isShelfieSheet, newShelfieSheet, putTile, removeTile, shelfieNumbers, tapCell, tilesLeft, withShelfiePlayers } from "../src/real-table/shelfie-sheet";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { parseRoute } from "../src/shell/route.svelte";
import { loadEngine } from "./local-engine";

// The real engine, without a worker.
vi.mock("../src/engine/client", () => ({ RemoteEngine: { load: loadEngine } }));

const EMPTY = Array<string>(6).fill(".....");

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(["page-real", "lanterns-real", "shelfie-real", "lanterns", "shelfie", "lanterns-judge", "shelfie-judge"].map(loadMessages));
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

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

it("a sheet of Lanterns has no more tokens than the box, but as many as people like of what exhausted stacks pay", () => {
  const sheet = newLanternsSheet(2);
  sheet.seats[0]!.tokens = [10, 9, 9, 4, 4, 4, 4, 4];
  sheet.seats[1]!.tokens = [8];
  expect([10, 9, 8, 4].map((worth) => tokensLeft(sheet.seats, worth))).toEqual([0, 1, 4, Infinity]);
  expect(isLanternsSheet(sheet)).toBe(true);
  sheet.seats[1]!.tokens = [10];
  expect(isLanternsSheet(sheet)).toBe(false);
});

it("a sheet of My Shelfie has the tiles of the box", () => {
  const sheet = newShelfieSheet(2);
  sheet.seats[0]!.rows = [".....", "PP...", ...Array<string>(4).fill("PPPPP")];
  expect([tilesLeft(sheet.seats, "P"), tilesLeft(sheet.seats, "C")]).toEqual([0, 22]);
  expect(isShelfieSheet(sheet)).toBe(true);
  sheet.seats[1]!.rows = [...EMPTY.slice(1), "P...."];
  expect(isShelfieSheet(sheet)).toBe(false);
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
    await counter.ask(2, [1]);
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
    expect(answer()).toContain("No question matches");
  });
});

/** What the judge says. */
const answer = () => screen.getAllByRole("status").map((each) => each.textContent).join(" ");

describe("may I take these tiles?", () => {
  const room = roomOf(2);
  const at = (cells: string[]) => cells.reduce((asked, cell) => tap(asked, Number(cell[1]) - 1, "abcdefghi".indexOf(cell[0]!), true), newQuestion(room));

  it("begins with a full board and an empty shelf", () => {
    const numbers = takeNumbers(newQuestion(room));
    expect(numbers).toHaveLength(6 + 81);
    expect(numbers.slice(0, 6)).toEqual([-1, 0, 0, 0, 0, 0]);
    expect(numbers.filter((number) => number === 1)).toHaveLength(29);
  });

  it("marks wanted tiles, and forgets them when they are not there", () => {
    const asked = at(["d2", "e2"]);
    expect(countWanted(asked)).toBe(2);
    expect(countWanted(tap(asked, 1, 3, true))).toBe(1);
    const gone = tap(asked, 1, 3, false);
    expect(countWanted(gone)).toBe(1);
    expect(tap(gone, 1, 3, true)).toEqual(gone);
    expect(tap(gone, 0, 0, false)).toEqual(gone);
  });

  it("is answered by the rules, with the columns that have room", async () => {
    render(ShelfieJudge);
    expect(answer()).toContain("Tap the tiles");
    await fireEvent.click(screen.getByRole("gridcell", { name: "d2, tile" }));
    await waitFor(() => expect(answer()).toMatch(/Yes.*1, 2, 3, 4, or 5.*SH-3.2/s));
    await fireEvent.click(screen.getByRole("gridcell", { name: "e3, tile" }));
    await waitFor(() => expect(answer()).toMatch(/No.*straight line.*SH-3.2/s));
    expect(screen.getByRole("gridcell", { name: "e3, tile to take" }).getAttribute("aria-selected")).toBe("true");
  });

  it("can be reached by arrow keys", async () => {
    render(ShelfieJudge);
    const first = screen.getByRole("gridcell", { name: "d2, tile" });
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("aria-label")).toBe("d3, tile");
  });
});

describe("may I exchange or dedicate?", () => {
  it("asks with the numbers of the rules", () => {
    const asked = { ...newTurnQuestion(), asked: "exchange" as const, favor: 2, hasSupply: false };
    expect(turnNumbers(asked)).toEqual([0, 0, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1]);
  });

  it("is answered by the rules", async () => {
    render(LanternsJudge);
    await waitFor(() => expect(answer()).toMatch(/No.*LA-3.2/s));
    for (let card = 0; card < 4; card += 1) await fireEvent.click(screen.getByRole("button", { name: "red: One more" }));
    await waitFor(() => expect(answer()).toMatch(/Yes.*LA-3.2/s));
    await fireEvent.click(screen.getByRole("radio", { name: "Exchange" }));
    await waitFor(() => expect(answer()).toMatch(/No.*2 favor.*LA-3.1/s));
  });
});

describe("kept results in my games", () => {
  it("name the players, their points and the winner, open the sheet, and can be removed", async () => {
    keepResult({ game: "shelfie", at: 5, names: ["Ada", "Bruno"], scores: [20, 31], winners: [1], sheet: newShelfieSheet(2) });
    keepResult({ game: "lanterns", at: 6, names: ["Ada", "Bruno"], scores: [12, 9], winners: [0] });
    render(KeptResults);
    const [lanterns, shelfie] = screen.getAllByRole("article");
    expect(shelfie!.textContent).toMatch(/My Shelfie.*Ada.*20.*Bruno.*31.*At the real table/s);
    const link = screen.getByRole("link", { name: /^Open the sheet: My Shelfie/ });
    const { sheet } = parseRoute(new URL(link.getAttribute("href")!, "http://here")) as { sheet: string };
    expect(decodeSheet(sheet, isShelfieSheet)).toEqual(newShelfieSheet(2));
    expect(lanterns!.querySelector("a")).toBe(null);
    await fireEvent.click(screen.getByRole("button", { name: /^Remove this result: Lanterns/ }));
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(keptResults("lanterns")).toEqual([]);
  });
});
