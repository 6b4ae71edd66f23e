import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { textOf } from "../src/games/narration";
import type { MatchEngine } from "../src/local/match";
import ChoosePuzzles from "../src/puzzles/ChoosePuzzles.svelte";
import GoalAnswers from "../src/puzzles/GoalAnswers.svelte";
import { openPosition } from "../src/puzzles/position";
import { addSolved, endStreak, loadProgress, loadWish, nextAfter, saveWish, wanted, type Wish } from "../src/puzzles/progress";
import { hasPuzzles, listPuzzles, loadPuzzle, type Kind, type Listed } from "../src/puzzles/puzzle";
import { PuzzleTable } from "../src/puzzles/puzzle-table.svelte";
import { whoFinds } from "../src/puzzles/words";
import { LANGUAGES, loadMessages, setLanguage, t } from "../src/shell/messages.svelte";
import { settings } from "../src/shell/settings.svelte";
import { loadEngine } from "./local-engine";

const GAMES = ["lanterns", "shelfie"];
const KINDS: [string, Kind][] = [
  ["lanterns", "exact"],
  ["lanterns", "best"],
  ["lanterns", "turn"],
  ["shelfie", "exact"],
  ["shelfie", "best"],
  ["shelfie", "turn"],
];
const engines = new Map<string, Promise<MatchEngine>>();

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all([...GAMES, "page-puzzles", "page-learn", "page-table"].map(loadMessages));
  settings.speed = "none";
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function engineFor(game: string, players: number): Promise<MatchEngine> {
  const key = `${game} ${players}`;
  if (!engines.has(key)) engines.set(key, loadEngine(game, players));
  return engines.get(key)!;
}

/** Sit down at the first puzzle of a kind. */
async function begin(game: string, kind: Kind): Promise<PuzzleTable> {
  const puzzle = await loadPuzzle(game, (await listPuzzles(game)).find((each) => each.kind === kind)!);
  const table = new PuzzleTable(game, await openPosition(game, puzzle, await engineFor(game, puzzle.players)));
  table.socket.open();
  await waitFor(() => expect(table.view).not.toBe(null));
  return table;
}

/** The text of a right or a wrong action. */
async function actionOf(table: PuzzleTable, isRight: boolean): Promise<string> {
  const { game, puzzle } = { game: table.gameName, puzzle: table.puzzle };
  const { match } = await openPosition(game, puzzle, await engineFor(game, puzzle.players));
  const legal = await match.engine.call("legalActions", match.state);
  return match.engine.call("actionText", match.state, legal.find((each) => puzzle.right.includes(each) === isRight)!);
}

describe("the list of puzzles", () => {
  it.each(GAMES)("of %s names at least 500, each in its file, the easy ones first", async (game) => {
    const all = await listPuzzles(game);
    expect(hasPuzzles(game)).toBe(true);
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(all[0]!.difficulty).toBe(1);
    for (const listed of [all[0]!, all[77]!, all.at(-1)!]) expect((await loadPuzzle(game, listed)).id).toBe(listed.id);
  });

  it("is empty for a game without puzzles", async () => {
    expect(hasPuzzles("chess")).toBe(false);
    expect(await listPuzzles("chess")).toEqual([]);
  });
});

describe.each(KINDS)("a puzzle of %s (%s)", (game, kind) => {
  it("objects to a wrong move, carries out a right one, and counts it", async () => {
    const table = await begin(game, kind);
    await waitFor(() => expect(table.canAct).toBe(true));
    const before = table.view;
    table.act(await actionOf(table, false));
    expect(textOf(table.objection!)).not.toContain("page-puzzles");
    expect(table.view).toEqual(before);
    table.act(await actionOf(table, true));
    expect(table.isSolved).toBe(true);
    await waitFor(() => expect(table.view!["ply"]).toBe((before!["ply"] as number) + 1));
    expect(textOf(table.praise)).not.toContain("page-puzzles");
    expect(loadProgress(game)).toMatchObject({ solved: [table.puzzle.id], streak: 0 });
    expect(table.canAct).toBe(false);
  });

  it("previews moves like any table", async () => {
    const table = await begin(game, kind);
    await waitFor(() => expect(table.canAct).toBe(true));
    const [preview] = await table.preview([await actionOf(table, true)]);
    expect(preview!.refused).toBe(null);
    expect(preview!.preview).not.toBe(null);
  });

  it.each(LANGUAGES)("gives two hints and then the answer in %s", async (language) => {
    await setLanguage(language);
    const table = await begin(game, kind);
    for (const number of [1, 2, 3]) {
      void table.hint();
      expect(table.hintCount).toBe(number);
      expect(textOf(table.shownHint!)).not.toContain("page-puzzles");
    }
    expect(table.hinted).not.toBe(null);
    expect(table.isAnswerShown).toBe(true);
    await setLanguage("en");
  });
});

describe("a hidden goal", () => {
  it("is chosen from pictures; hints rule some out", async () => {
    const table = await begin("shelfie", "reader");
    render(GoalAnswers, { table, isLarge: true });
    const buttons = (): HTMLButtonElement[] => screen.getAllByRole("button");
    expect(buttons().filter((each) => !each.disabled)).toHaveLength(6);
    void table.hint();
    void table.hint();
    await waitFor(() => expect(buttons().filter((each) => !each.disabled)).toHaveLength(3));
    const wrong = table.likely.find((each) => !table.puzzle.right.includes(each))!;
    await fireEvent.click(screen.getByRole("button", { name: `Personal goal ${wrong}` }));
    expect(textOf(table.objection!)).toBe(t("page-puzzles-wrong-goal"));
    await fireEvent.click(screen.getByRole("button", { name: `Personal goal ${table.puzzle.right[0]}` }));
    expect(table.isSolved).toBe(true);
  });

  it("is not in what the page knows before the answer", async () => {
    const table = await begin("shelfie", "reader");
    expect(JSON.stringify(table.view)).not.toContain("personal_goal");
  });
});

describe("progress", () => {
  const all: Listed[] = (["turn", "exact", "turn"] as const).map((kind, place) => ({ id: `${kind}-${place}`, kind, difficulty: place + 1, place }));

  it("counts first tries in a row; a wrong answer ends the row, an old puzzle does not lengthen it", () => {
    addSolved("shelfie", "a", true);
    addSolved("shelfie", "b", true);
    addSolved("shelfie", "b", true);
    expect(loadProgress("shelfie")).toEqual({ solved: ["a", "b"], streak: 2, longest: 2 });
    endStreak("shelfie");
    expect(addSolved("shelfie", "c", false)).toEqual({ solved: ["a", "b", "c"], streak: 0, longest: 2 });
    expect(loadProgress("lanterns").solved).toEqual([]);
  });

  it("ignores what cannot be read", () => {
    localStorage.setItem("ludoteca.puzzles.shelfie", "{");
    expect(loadProgress("shelfie").solved).toEqual([]);
  });

  it("finds the next unsolved puzzle, and none when all are solved", () => {
    expect(nextAfter(all, null, [])?.id).toBe("turn-0");
    expect(nextAfter(all, "turn-0", ["exact-1"])?.id).toBe("turn-2");
    expect(nextAfter(all, "turn-2", [])?.id).toBe("turn-0");
    expect(nextAfter(all, "turn-0", ["exact-1", "turn-2"])).toBe(null);
  });

  it("keeps the wish", () => {
    saveWish("shelfie", { kind: "turn", difficulty: 3 });
    expect(wanted(all, loadWish("shelfie")).map(({ id }) => id)).toEqual(["turn-2"]);
    expect(loadWish("lanterns")).toEqual({ kind: "all", difficulty: 0 });
  });

  it("is shown where kind and difficulty are chosen", async () => {
    let chosen: Wish | null = null;
    const progress = { solved: ["turn-0"], streak: 1, longest: 4 };
    const wish: Wish = { kind: "all", difficulty: 0 };
    render(ChoosePuzzles, { all, wish, progress, apply: (each: Wish) => (chosen = each), close: () => undefined });
    expect(screen.getByText(/1 of 3 solved/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "This turn" }));
    expect(screen.getByText(/1 of 2 solved/)).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "easy" })).toBe(null);
    await fireEvent.click(screen.getByRole("button", { name: "Next puzzle" }));
    expect(chosen).toEqual({ kind: "turn", difficulty: 0 });
  });
});

it("says which level finds an answer", () => {
  const base = { levels: [0, 2, 3, 5, 3] } as Parameters<typeof whoFinds>[0];
  expect(textOf(whoFinds(base)!)).toBe("An adept finds it.");
  expect(textOf(whoFinds({ ...base, levels: [0, 0, 0, 0, 1] })!)).toBe("Even the master often misses it.");
  expect(whoFinds({ ...base, levels: [] })).toBe(null);
});
