import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AnalysisDocument, Decision } from "../src/analysis/analysis.svelte";
import { entryAt, MatchAnalysis } from "../src/analysis/analysis.svelte";
import Curve from "../src/analysis/Curve.svelte";
import { lineOf, momentAt } from "../src/analysis/curve";
import Decisions from "../src/analysis/Decisions.svelte";
import Numbers from "../src/analysis/Numbers.svelte";
import Turns from "../src/analysis/Turns.svelte";
import type { Player } from "../src/games/face";
import { replayProps } from "../src/replay/replay.svelte";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";

const player = (seat: number, name: string): Player => ({ seat, name, bot: null, here: true, absent: false, mine: false });
const players = [player(0, "Ada"), player(1, "Bruno")];

const decision = (more: Partial<Decision>): Decision => ({
  ply: 1,
  seat: 0,
  action: 1,
  text: "take e2 > 1",
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

const reason = { kind: "group", sense: "gain", says: { id: "page-analysis-done" } };
const analysis: AnalysisDocument = {
  format: "ludoteca analysis 1",
  game: "shelfie",
  players: 2,
  seed: 0,
  iterations: 300,
  over: true,
  done: 1,
  refined: 3,
  curve: [
    [0.5, 0.5],
    [0.2, 0.8],
    [0, 1],
  ],
  decisions: [
    decision({ cost: 0.12, points: 3.14, mark: "blunder", best: { action: 2, text: "take d2 > 2", says: null, reasons: [reason] } }),
    decision({ ply: 2, seat: 1, text: "take a1 > 3" }),
  ],
  events: [],
  seats: [
    { initial: 0.5, luck: -0.38, draws: -0.1, errors: -0.12, gifts: 0, final: 0, marks: {}, rate: { mean: 1.94, margin: 0.4, points: 0.27, points_margin: 0.1, decisions: 20, level: "adept" } },
    { initial: 0.5, luck: 0.38, draws: 0.1, errors: 0, gifts: 0.12, final: 1, marks: {}, rate: null },
  ],
  turning_points: [
    { ply: 1, seat: 0, kind: "decision", change: [-0.12, 0.12] },
    { ply: 2, seat: 1, kind: "draw", change: [-0.1, 0.1] },
  ],
};

/** jsdom has no layout. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", NoObserver);
  await setLanguage("en");
  await loadMessages("page-analysis");
});

describe("the curve", () => {
  const show = (ply: number) => {
    const select = vi.fn();
    render(Curve, { curve: analysis.curve, players, turns: analysis.turning_points, ply, select });
    return { slider: screen.getByRole("slider", { name: "Chances to win" }), select };
  };

  it("says what it shows", () => {
    expect(show(1).slider.getAttribute("aria-valuetext")).toBe("Move 1, Ada 20%, Bruno 80%");
  });

  it("goes to another moment by keyboard, but not beyond the end", async () => {
    const { slider, select } = show(2);
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) await fireEvent.keyDown(slider, { key });
    expect(select.mock.calls).toEqual([[1], [2], [0], [2]]);
  });

  it("is drawn from the first moment to the last", () => {
    expect(lineOf([0.5, 0.25, 1], 100, 40)).toBe("M0 20 L50 30 L100 0");
    expect([momentAt(-5, 2, 100), momentAt(49, 2, 100), momentAt(300, 2, 100)]).toEqual([0, 1, 2]);
  });
});

it("finds the entry of a moment, whatever was undone before", () => {
  const log = [1, 2, 3, 2, 3, 4].map((ply, index) => ({ entry: index + 1, ply }));
  expect([0, 1, 2, 3, 4].map((ply) => entryAt(ply, log))).toEqual([0, 1, 4, 5, 6]);
});

it("shows three numbers that add up, and the error rate named after a level", () => {
  render(Numbers, { seats: analysis.seats, players });
  const row = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell").map((cell) => cell.textContent?.trim().split(/\s/)[0]);
  expect(row(/^At the start/)).toEqual(["50%", "50%"]);
  expect(row(/^Luck/)).toEqual(["−38%", "+38%"]);
  expect(row(/^Own errors/)).toEqual(["−12%", "0%"]);
  expect(row(/^Gifts/)).toEqual(["0%", "+12%"]);
  expect(row(/^At the end/)).toEqual(["0%", "100%"]);
  expect(screen.getByText("Played like: Adept (0.27 ± 0.10)")).toBeTruthy();
});

it("names the first and the last of levels that cannot be told apart", () => {
  const rate = { mean: 5.46, margin: 1.1, points: 0.6, points_margin: 0.125, decisions: 20, level: "novice-adept" };
  render(Numbers, { seats: [{ ...analysis.seats[0]!, rate }, analysis.seats[1]!], players });
  expect(screen.getByText("Played like: Novice–Adept (0.60 ± 0.13)")).toBeTruthy();
});

it("names no level in an analysis that was stored without points", () => {
  const rate = { mean: 5.46, margin: 1.1, decisions: 20, level: "adept" };
  render(Numbers, { seats: [{ ...analysis.seats[0]!, rate }, { ...analysis.seats[1]!, rate: null }], players });
  expect(screen.getByText("5.5 ± 1.1 points of chance lost per decision")).toBeTruthy();
});

it("tells turning points with the better move and its reasons, and shows the position before a decision", async () => {
  const [select, judge] = [vi.fn(), vi.fn()];
  render(Turns, { analysis, players, select, judge });
  expect(screen.getByRole("heading", { name: "Ada: take e2 > 1" })).toBeTruthy();
  expect(screen.getByText("Better: take d2 > 2")).toBeTruthy();
  expect(screen.getByText("Complete")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What came after the move of Bruno" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Move 1" }));
  await fireEvent.click(screen.getByRole("button", { name: "Move 2" }));
  expect(judge.mock.calls).toEqual([[analysis.decisions[0]]]);
  expect(select.mock.calls).toEqual([[2]]);
});

it("shows what would have been better on the board, from the side of its player", () => {
  const shown = new MatchAnalysis("abc", null);
  shown.document = analysis;
  shown.replay.past.jump = () => Promise.resolve();
  shown.judge(analysis.decisions[0]!);
  expect([shown.ply, shown.replay.viewer]).toEqual([0, 0]);
  expect(replayProps(shown.replay, () => shown.judged?.best?.text ?? null).hinted).toBe("take d2 > 2");
  shown.judge(analysis.decisions[1]!);
  expect([shown.ply, shown.judged, shown.replay.viewer]).toEqual([2, null, null]);
});

it("keeps the seat in its address, so that a reload or a shared link shows the same side", () => {
  expect(new MatchAnalysis("abc", 2).address).toBe("/analysis/abc?ply=0&seat=2");
  expect(new MatchAnalysis("abc", null).address).toBe("/analysis/abc?ply=0");
});

it("lists the decisions with marks, and all of them on request", async () => {
  render(Decisions, { analysis, players, judge: vi.fn() });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("listitem").textContent).toContain("Blunder");
  expect(screen.getByRole("listitem").textContent).toContain("−12% chance to win, −3.1 points");
  await fireEvent.click(screen.getByRole("checkbox", { name: "Show all decisions" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
