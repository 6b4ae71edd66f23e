import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnalysisDocument, Decision } from "../src/analysis/analysis.svelte";
import { NO_CLOCK, type Setting } from "../src/engine/match";
import type { MatchDocument } from "../src/engine/match-document";
import { LocalMatch } from "../src/local/match";
import { addMatch, allCards, deleteCards, dueCards, isKnown, isMastered, noteAnswer } from "../src/mistakes/deck";
import { logOf, mistakesIn, nameOf, readMistakes, type Mistake } from "../src/mistakes/mistake";
import Mistakes from "../src/mistakes/Mistakes.svelte";
import { RetryTable } from "../src/mistakes/retry.svelte";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { settings } from "../src/shell/settings.svelte";
import { loadEngine } from "./local-engine";

const DAY = 86_400_000;
const NOON = new Date(2026, 10, 18, 12).getTime();

const setting = (game = "shelfie"): Setting => ({
  game,
  rules: 1,
  options: {},
  seats: [
    { name: "Ada", bot: null },
    { name: "novice", bot: "novice" },
  ],
  people: [0, null],
  clock: NO_CLOCK,
  rated: false,
  seed: "07".repeat(32),
});

const decision = (more: Partial<Decision>): Decision => ({
  ply: 1,
  seat: 0,
  action: 1,
  text: "",
  says: null,
  effort: 2,
  counts: true,
  cost: 0,
  points: 0,
  gifts: [0, 0],
  mark: null,
  best: null,
  ...more,
});

const best = { action: 5, text: "take e2 > 1", says: null, reasons: [] };

const mistake = (more: Partial<Mistake> = {}): Mistake => ({
  match: "abc",
  ended: NOON,
  ply: 3,
  seat: 0,
  setting: setting(),
  moves: [],
  played: { action: 1, text: "take d2 > 1", says: null },
  best,
  cost: 0.12,
  points: 3,
  mark: "blunder",
  ...more,
});

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(["page-mistakes", "page-analysis", "page-mine", "page-table", "lanterns", "shelfie"].map(loadMessages));
  settings.speed = "none";
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the mistakes of a match", () => {
  const decisions = [
    decision({ ply: 1, action: 7, mark: "mistake", best }),
    decision({ ply: 2, seat: 1, action: 8, mark: "blunder", best }),
    decision({ ply: 3, action: 9, mark: "inaccuracy", best }),
    decision({ ply: 4, action: 10, mark: "blunder", best, effort: 1 }),
    decision({ ply: 5, action: 11, mark: "blunder", best, cost: 0.2 }),
  ];
  const analysis = { decisions } as unknown as AnalysisDocument;

  it("are my own decisions that a second look called a mistake or a blunder", () => {
    expect(mistakesIn(analysis, [0]).map(({ ply }) => ply)).toEqual([1, 5]);
  });

  it("contain the position before each, and nothing after it", () => {
    const [first, second] = readMistakes("abc", NOON, analysis, { ...setting(), log: [] } as unknown as MatchDocument, [0]);
    expect(first!.moves).toEqual([]);
    expect(second!.moves).toEqual([[0, 7], [1, 8], [0, 9], [0, 10]]);
    expect(second!.played.action).toBe(11);
  });
});

describe("the deck", () => {
  const name = nameOf(mistake());
  const card = () => allCards()[0]!;

  it("adds each mistake once, and knows the matches that were looked through", () => {
    addMatch("abc", [mistake()]);
    addMatch("abc", [mistake(), mistake({ ply: 7 })]);
    expect(allCards().map(({ ply }) => ply)).toEqual([3, 7]);
    expect([isKnown("abc"), isKnown("def")]).toEqual([true, false]);
  });

  it("masters a card after right first answers on two days", () => {
    addMatch("abc", [mistake()]);
    noteAnswer(name, true, NOON);
    expect(dueCards(allCards(), NOON + 60_000)).toEqual([]);
    noteAnswer(name, true, NOON + 60_000);
    expect(isMastered(card())).toBe(false);
    expect(dueCards(allCards(), NOON + DAY)).toHaveLength(1);
    noteAnswer(name, true, NOON + DAY);
    expect(isMastered(card())).toBe(true);
    expect(dueCards(allCards(), NOON + 3 * DAY)).toEqual([]);
  });

  it("does not count a right answer after a wrong one on the same day", () => {
    addMatch("abc", [mistake()]);
    noteAnswer(name, false, NOON);
    noteAnswer(name, true, NOON + 60_000);
    expect(card().right).toBe(0);
  });

  it("asks first for what was not seen for longest", () => {
    addMatch("abc", [mistake({ ply: 1 }), mistake({ ply: 2 }), mistake({ ply: 3 })]);
    noteAnswer("abc:1", false, NOON - DAY);
    noteAnswer("abc:2", false, NOON - 2 * DAY);
    expect(dueCards(allCards(), NOON).map(({ ply }) => ply)).toEqual([3, 2, 1]);
  });

  it("does not bring back what was deleted", () => {
    addMatch("abc", [mistake()]);
    deleteCards([name]);
    addMatch("abc", [mistake()]);
    expect(allCards()).toEqual([]);
  });

  it("drops what is mastered first when it is full", () => {
    addMatch("abc", [mistake({ ply: 1 })]);
    noteAnswer("abc:1", true, NOON);
    noteAnswer("abc:1", true, NOON + DAY);
    addMatch("def", Array.from({ length: 300 }, (_, ply) => mistake({ match: "def", ply, ended: NOON - DAY })));
    expect(allCards()).toHaveLength(300);
    expect(allCards().some(isMastered)).toBe(false);
  });

  it("shows counts, filters by game, and deletes", async () => {
    addMatch("abc", [mistake(), mistake({ ply: 9, setting: setting("lanterns") })]);
    render(Mistakes);
    expect(screen.getByRole("button", { name: "Practice (2)" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "Lanterns" }));
    expect(screen.getByRole("button", { name: "Practice (1)" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Delete: Blunder against Novice, move 9" }));
    await fireEvent.click(screen.getByRole("radio", { name: "All games" }));
    expect(screen.getAllByRole("article")).toHaveLength(1);
  });
});

describe.each(["lanterns", "shelfie"])("retrying a mistake of %s", (game) => {
  let engine: Awaited<ReturnType<typeof loadEngine>>;
  let asked: Mistake;
  /** A move that is neither the best nor the one from the match. */
  let other: string;
  const answers: boolean[] = [];

  beforeAll(async () => {
    engine = await loadEngine(game, 2);
    const seated = { ...setting(game), rules: engine.manifest.rules.present };
    const match = await LocalMatch.open(engine, seated);
    const moves: [number, number][] = [];
    while (match.toMove !== 0 || moves.length < 6) {
      const action = await engine.choose(match.state, "novice", { seed: moves.length });
      moves.push([match.toMove!, action]);
      await match.add({ kind: "act", seat: match.toMove!, at: 0, spent: 0, action });
    }
    const legal = await engine.call("legalActions", match.state);
    const found = await engine.choose(match.state, { iterations: 400 }, { seed: 1 });
    const chances = await engine.compare(match.state, [found, ...legal.slice(0, 4)], { seed: 1 });
    const worst = legal.slice(0, 4).toSorted((one, other) => chances[1 + legal.indexOf(one)]! - chances[1 + legal.indexOf(other)]!)[0]!;
    const text = async (action: number) => ({ action, text: await engine.call("actionText", match.state, action), says: null });
    other = (await text(legal.find((action) => action !== found && action !== worst)!)).text;
    asked = mistake({ setting: seated, moves, best: { ...(await text(found)), reasons: [] }, played: await text(worst) });
  });

  async function open(used = engine): Promise<RetryTable> {
    answers.length = 0;
    const table = await RetryTable.open(used, asked, (isRight) => answers.push(isRight));
    await table.loadFace(game);
    table.socket.open();
    await waitFor(() => expect(table.canAct).toBe(true));
    return table;
  }

  it("shows the position from my seat, with nothing that it did not know", async () => {
    const table = await open();
    expect(table.viewer).toBe(0);
    expect(table.view).toMatchObject({ seat: 0, ply: asked.moves.length, to_move: 0 });
    expect(table.text).toContain("Find a better move");
  });

  it("accepts the best move, and carries it out", async () => {
    const table = await open();
    table.act(asked.best.text);
    await waitFor(() => expect(table.isFound).toBe(true));
    await waitFor(() => expect(table.view?.["ply"]).toBe(asked.moves.length + 1));
    expect(answers).toEqual([true]);
  });

  it("refuses the move from the match kindly, and lets me try again", async () => {
    const table = await open();
    table.act(asked.played.text);
    await waitFor(() => expect(table.verdict?.kind).toBe("same"));
    expect(table.view?.["ply"]).toBe(asked.moves.length);
    table.act(asked.best.text);
    await waitFor(() => expect(table.isFound).toBe(true));
    expect(answers).toEqual([false]);
  });

  it.each([
    [0.55, "worse", 0.05],
    [0.59, "close", 0.01],
  ])("searches for what a move that the analysis does not know is worth: %d", async (own, kind, cost) => {
    const table = await open({ ...engine, compare: () => Promise.resolve([0.6, own]) });
    table.act(other);
    await waitFor(() => expect(table.verdict?.kind).toBe(kind));
    expect(table.verdict!.cost).toBeCloseTo(cost);
    expect(answers).toEqual([kind === "close"]);
  });

  it("finds the same chances with the same seed, and none for what is not allowed", async () => {
    const { state } = await LocalMatch.open(engine, asked.setting, logOf(asked));
    const rivals = [asked.best.action, asked.played.action];
    const chances = await engine.compare(state, rivals, { seed: 3 });
    expect(await engine.compare(state, rivals, { seed: 3 })).toEqual(chances);
    expect(chances[0]!).toBeGreaterThan(chances[1]!);
    const legal = await engine.call("legalActions", state);
    const illegal = Array.from({ length: engine.manifest.actions }, (_, action) => action).find((action) => !legal.includes(action))!;
    await expect(engine.compare(state, [illegal], {})).rejects.toThrow("not allowed");
  });

  it("shows the answer on request", async () => {
    const table = await open();
    table.showAnswer();
    expect(table.isSolved).toBe(true);
    expect(table.hinted).toBe(asked.best.text);
    expect(answers).toEqual([false]);
  });
});
