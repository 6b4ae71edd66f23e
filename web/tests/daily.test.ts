import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DailyLine } from "../src/daily/calls";
import DealCard from "../src/daily/DealCard.svelte";
import { dayAfter, dayAt, dealSeats, dealSeed, isDay, ownSeat, seedText } from "../src/daily/deal";
import { ownDeals, streak, type OwnDeal } from "../src/daily/own-deals";
import { rankingOf } from "../src/daily/ranking";
import { NO_CLOCK, type Setting } from "../src/engine/match";
import { tableDocument } from "../src/local/documents";
import { LocalMatch, type MatchEngine } from "../src/local/match";
import { MemoryStore } from "../src/local/store";
import type { StoredMatch } from "../src/local/stored";
import { LocalTable } from "../src/local/table";
import { loadMessages } from "../src/shell/messages.svelte";
import type { ClientMessage, ServerMessage } from "../src/wire";
import { loadEngine } from "./local-engine";

const GAME = "shelfie";
const DAY = "2026-11-18";
const PLIES = 7;

describe("days", () => {
  it("are those of UTC, and only written in full", () => {
    expect(dayAt(Date.UTC(2026, 10, 18, 23, 59))).toBe(DAY);
    expect([DAY, "2026-02-30", "2026-1-1", "today"].map(isDay)).toEqual([true, false, false, false]);
    expect([dayAfter("2026-12-31"), dayAfter("2028-03-01", -1)]).toEqual(["2027-01-01", "2028-02-29"]);
  });
});

function deal(day: string, changes: Partial<OwnDeal> = {}): OwnDeal {
  return { id: day, day, isCounted: true, isOver: true, result: { points: 40, against: 38, won: true }, ...changes };
}

describe("a streak", () => {
  it("lasts until a day is missed, and today may still come", () => {
    const days = ["2026-11-17", "2026-11-16", "2026-11-14"].map((day) => deal(day));
    expect(streak(days, DAY)).toBe(2);
    expect(streak([deal(DAY), ...days], DAY)).toBe(3);
    expect(streak(days, "2026-11-19")).toBe(0);
  });

  it("counts neither practice nor matches that were given up", () => {
    expect(streak([deal(DAY, { isCounted: false })], DAY)).toBe(0);
    expect(streak([deal(DAY, { result: null })], DAY)).toBe(0);
  });
});

describe("the ranking", () => {
  const line = (rank: number, points: number, me = false): DailyLine => ({ rank, name: `P${rank}`, points, against: 40, won: points > 40, me, friend: false, match: null });

  it("puts the master between the people, without a place of its own", () => {
    const rows = rankingOf([line(1, 50), line(2, 41, true), line(3, 30)], { points: 41, against: 40, won: true }, { points: 45, against: 40, won: true });
    expect(rows.map(({ kind }) => kind)).toEqual(["person", "master", "me", "person"]);
    expect(rows.filter(({ kind }) => kind !== "master").map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it("contains your result before the server has it", () => {
    const rows = rankingOf([line(1, 50), line(2, 30)], { points: 41, against: 40, won: true }, null);
    expect(rows.map(({ kind, rank }) => [kind, rank])).toEqual([["person", 1], ["me", 2], ["person", 3]]);
  });
});

describe("a deal at a table", () => {
  let engine: MatchEngine;

  beforeAll(async () => {
    engine = await loadEngine(GAME, 2);
  });

  async function sit(isCounted: boolean): Promise<{ table: LocalTable; received: ServerMessage[]; stored: StoredMatch }> {
    const seats = dealSeats(dealSeed(GAME, DAY), "You");
    const people = seats.map(({ bot }) => (bot === null ? 0 : null));
    const setting: Setting = { game: GAME, rules: engine.manifest.rules.present, options: {}, seats, people, clock: NO_CLOCK, rated: false, seed: seedText(GAME, DAY) };
    const match = await LocalMatch.open(engine, setting);
    const stored = { id: "local-1", setting, created: 0, log: [], toMove: match.toMove, ended: null, result: null, rematchOf: null, sentAs: null, daily: { day: DAY, isCounted } };
    const received: ServerMessage[] = [];
    const host = { send: (message: ServerMessage) => void received.push(message), reportStored: () => undefined, reportFailure: (failed: unknown) => expect(failed).toBeNull(), pace: () => 0 };
    const table = new LocalTable(new MemoryStore(), stored, match, host);
    await table.receive({ type: "hello", have: null, fair: true });
    return { table, received, stored };
  }

  /** Take the first action each time; the actions of both seats. */
  async function play(): Promise<number[]> {
    const { table } = await sit(true);
    const own = ownSeat(dealSeed(GAME, DAY));
    while (table.match.length < PLIES) {
      if (table.match.toMove === own) {
        const [action] = await engine.call("legalActions", table.match.state);
        await table.receive({ type: "act", mark: String(table.match.length), entry: table.match.length, seat: own, action: action! } as ClientMessage);
      } else await new Promise((resolve) => setTimeout(resolve));
    }
    table.close();
    return table.match.log.slice(0, PLIES).map(({ action }) => action!);
  }

  it("is the same for everybody who makes the same moves", async () => {
    expect(await play()).toEqual(await play());
  });

  it("has no help while it counts", async () => {
    const { table, received, stored } = await sit(true);
    expect(tableDocument(stored).hints).toBe(false);
    await table.receive({ type: "ask", mark: "a", entry: table.match.length, seat: ownSeat(dealSeed(GAME, DAY)), topic: "undo", to: 0 } as ClientMessage);
    table.close();
    expect(received.find((message) => message.type === "refused")).toMatchObject({ code: "counted", mark: "a" });
    expect(tableDocument((await sit(false)).stored).hints).toBe(true);
  });

  it("is listed with its result from your side", async () => {
    const { stored, table } = await sit(true);
    table.close();
    const own = ownSeat(dealSeed(GAME, DAY));
    const scores = own === 0 ? [50, 40] : [40, 50];
    const ranks = own === 0 ? [1, 2] : [2, 1];
    const [found] = ownDeals([{ ...stored, result: { reason: "played", scores, ranks } }], GAME);
    expect(found).toMatchObject({ day: DAY, isCounted: true, isOver: true, result: { points: 50, against: 40, won: true } });
    expect(ownDeals([stored], "lanterns")).toEqual([]);
  });
});

describe("the card of a day", () => {
  let card: ReturnType<typeof mount> | null = null;

  beforeAll(() => loadMessages("page-daily"));

  afterEach(() => {
    if (card) void unmount(card);
    document.body.replaceChildren();
  });

  function show(day: string, deals: OwnDeal[]): string {
    card = mount(DealCard, { target: document.body, props: { game: GAME, day, today: DAY, deals } });
    return document.body.textContent!;
  }

  it("offers to play, to continue, and then only practice", () => {
    expect(show(DAY, [])).toContain("Play today’s deal");
    document.body.replaceChildren();
    expect(show(DAY, [deal(DAY, { isOver: false, result: null })])).toContain("Continue");
    document.body.replaceChildren();
    const text = show(DAY, [deal(DAY)]);
    expect(text).toContain("Won by 2 points");
    expect(text).toContain("Play for practice");
    expect(text).not.toContain("Play today’s deal");
  });

  it("offers earlier days for practice only", () => {
    const text = show("2026-11-17", []);
    expect(text).toContain("Play for practice");
    expect(text).not.toContain("Next deal");
  });
});
