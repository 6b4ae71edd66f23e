import { beforeAll, describe, expect, it } from "vitest";
import type { Player, Step } from "../src/games/face";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { tieWords } from "../src/games/lanterns/words";
import { playerArgs } from "../src/table/players";
import { explainResult } from "../src/table/result";
import type { End, View } from "../src/wire";

beforeAll(async () => {
  await Promise.all([loadMessages("page-play"), loadMessages("lanterns")]);
  await setLanguage("en");
});

const players: Player[] = ["Ada", "Bea", "Cleo"].map((name, seat) => ({ seat, name, bot: null, here: true, absent: false, mine: seat === 0 }));
const gone = (kind: string, by: number): Step => ({ entry: 1, kind, by, at: 0, ply: 0, events: [], says: [] });
const explain = (result: End, log: Step[] = []) => explainResult({ game: "lanterns", face: null, view: null, result, log, players, rated: false });

describe("the result says why", () => {
  it("by how much somebody won", () => {
    expect(explain({ reason: "played", scores: [30, 27, 20], ranks: [1, 2, 3] })).toEqual(["You are 3 points ahead."]);
    expect(explain({ reason: "played", scores: [20, 27, 26], ranks: [3, 1, 2] })).toEqual(["Bea is one point ahead."]);
  });

  it("who gave up, and who was left", () => {
    const result: End = { reason: "resigned", scores: [3, 9, 4], ranks: [1, 3, 2] };
    const said = explain(result, [gone("resign", 1), gone("expire", 2)]);
    expect(said).toEqual(["Bea resigned.", "Cleo ran out of time.", "You are the last one left, so you win."]);
  });

  it("that somebody who resigned comes last, with more points", () => {
    const said = explain({ reason: "played", scores: [30, 40, 20], ranks: [1, 3, 2] }, [gone("resign", 1)]);
    expect(said).toEqual(["You win: players who gave up come last, whatever their points.", "Bea resigned."]);
  });

  it("that players share the win, or are tied", () => {
    const said = explain({ reason: "played", scores: [30, 30, 20], ranks: [1, 1, 3] });
    expect(said).toEqual(["Tied at 30: You, Bea.", "They are equal in every tiebreak, so they share the win."]);
  });

  it.each([
    [[3, 1], "You have more favor tokens (3 to 1)."],
    [[1, 3], "Bea has more favor tokens (3 to 1)."],
  ])("how a tie was broken: %j", (favors, words) => {
    const view = { seats: favors.map((favor, seat) => ({ seat, favor, cards: {} })) } as unknown as View;
    expect(tieWords(view, [0, 1], (seat) => playerArgs(seat, players))).toBe(words);
  });
});
