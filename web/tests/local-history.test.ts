import { describe, expect, it } from "vitest";
import { NO_CLOCK } from "../src/engine/match";
import { matchesHere, mergeByEnd, tablesOf } from "../src/local/history";
import type { StoredMatch } from "../src/local/stored";

function stored(id: string, more: Partial<StoredMatch> = {}, bots: (string | null)[] = [null, "novice"]): StoredMatch {
  const setting = {
    game: "shelfie",
    rules: 3,
    options: {},
    seats: bots.map((bot) => ({ name: bot ?? "You", bot })),
    people: bots.map((bot) => (bot === null ? 0 : null)),
    clock: NO_CLOCK,
    rated: false,
    seed: "00".repeat(32),
  };
  const result = { reason: "played" as const, scores: [20, 10], ranks: [1, 2] };
  return { id, setting, created: 1, log: [], toMove: null, ended: 2, result, rematchOf: null, sentAs: null, ...more };
}

const ids = (found: { id: string }[]): string[] => found.map(({ id }) => id);

describe("the matches on this device", () => {
  const won = stored("won");
  const lost = stored("lost", { result: { reason: "played", scores: [1, 2], ranks: [2, 1] } });
  const running = stored("running", { result: null, ended: null, toMove: 0 });
  const sent = stored("sent", { sentAs: "abc" });
  const all = [won, lost, running, sent];

  it("are listed with those of the server, and only once", () => {
    expect(ids(matchesHere(all, {}, false))).toEqual(["won", "lost"]);
    expect(ids(matchesHere(all, {}, true))).toEqual(["won", "lost", "sent"]);
  });

  it("are filtered as the server filters its own", () => {
    expect(ids(matchesHere(all, { outcome: "won" }, false))).toEqual(["won"]);
    expect(ids(matchesHere(all, { outcome: "lost" }, false))).toEqual(["lost"]);
    expect(ids(matchesHere(all, { rated: true }, false))).toEqual([]);
    expect(ids(matchesHere(all, { against: "people" }, false))).toEqual([]);
    expect(ids(matchesHere(all, { game: "lanterns" }, false))).toEqual([]);
    expect(ids(matchesHere(all, { players: 2, against: "bots" }, false))).toEqual(["won", "lost"]);
  });

  it("come in the order of their ends", () => {
    const [older, newer] = matchesHere([stored("older", { ended: 5 }), stored("newer", { ended: 9 })], {}, true);
    expect(ids(mergeByEnd([older!], [newer!]))).toEqual(["newer", "older"]);
  });

  it("are tables of the reader while they run", () => {
    expect(tablesOf([running])[0]).toMatchObject({ id: "running", phase: "running", mine: [0], my_turn: true });
  });
});
