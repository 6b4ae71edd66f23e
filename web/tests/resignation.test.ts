import { expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../src/calls";
import { resignOutcome, resignRated } from "../src/table/resignation";

type Kind = "person" | "bot" | "absent" | "substitute";

const seat = (kind: Kind, number: number): SeatInfo => ({
  seat: number,
  kind: kind === "bot" ? "bot" : "person",
  name: String(number),
  bot: kind === "bot" || kind === "substitute" ? "adept" : null,
  program: false,
  host: number === 0,
  absent: kind === "absent",
});
const table = (kinds: Kind[], rated = false) => ({ rated, seats: kinds.map(seat) }) as TableInfo;
const entry = (kind: string, by: number) => ({ entry: 1, kind, by, at: 0, ply: null, events: [], says: [] });

it.each<[string, Kind[], [string, number][], string]>([
  ["the only opponent wins", ["person", "person"], [], "duel"],
  ["the last opponent wins after an earlier resignation", ["person", "substitute", "person"], [["resign", 1]], "duel"],
  ["the last opponent wins after somebody ran out of time", ["person", "substitute", "bot"], [["expire", 1]], "duel"],
  ["the match ends if only bots are left", ["person", "bot", "bot"], [], "end"],
  ["the match ends if the other people have left", ["person", "bot", "absent"], [["leave", 2]], "end"],
  ["a bot takes over while other people play", ["person", "bot", "person"], [], "bot"],
  ["a bot takes over while three seats are left", ["person", "substitute", "person", "person"], [["resign", 1]], "bot"],
  ["a substitute for somebody who left is an opponent", ["person", "substitute", "person"], [["leave", 1]], "bot"],
])("%s", (_, kinds, log, outcome) => {
  const steps = log.map(([kind, by]) => entry(kind, by));
  expect(resignOutcome(0, table(kinds), steps)).toBe(outcome);
});

it("counts a person who left a rated table with all their seats", () => {
  const kinds: Kind[] = ["person", "substitute", "substitute", "person"];
  expect(resignOutcome(0, table(kinds, true), [entry("leave", 1)])).toBe("duel");
});

it("aborts a rated match before the first action of the seat only by the rules of version 2", () => {
  const match = (rules: number) => ({ ...table(["person", "person"], true), rules });
  expect(resignOutcome(0, match(2), [entry("act", 1)])).toBe("abort");
  expect(resignOutcome(0, match(2), [entry("act", 0)])).toBe("duel");
  expect(resignOutcome(0, match(1), [])).toBe("duel");
  expect(resignOutcome(0, match(3), [])).toBe("duel");
});

it("says that a resignation counts even before the first move", () => {
  const rated = table(["person", "person"], true);
  expect(resignRated(0, rated, [entry("act", 1)])).toBe("first");
  expect(resignRated(0, rated, [entry("act", 0), entry("undo", 0)])).toBe("true");
  expect(resignRated(0, table(["person", "person"]), [])).toBe("false");
});
