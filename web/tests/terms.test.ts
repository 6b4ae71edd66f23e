import { beforeAll, expect, it } from "vitest";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { clockTerm, unusualTerms } from "../src/shell/terms";
import { termsOf } from "../src/table/terms";

beforeAll(() => loadMessages("page-play"));

const clock = (kind: "none" | "move" | "bank" | "days", amount = 0) => ({ kind, amount, increment: 0 });

it.each([
  ["en", "move", 60, "1 minute per turn"],
  ["en", "move", 90, "90 seconds per turn"],
  ["it", "bank", 600, "10 minuti a testa"],
  ["pl", "days", 3, "3 dni na turę"],
] as const)("a clock is in words in %s: %s %i", async (language, kind, amount, text) => {
  await setLanguage(language);
  expect(clockTerm(clock(kind, amount))).toBe(text);
});

it("everything is named before one sits down, and in lists only what is unusual", async () => {
  await setLanguage("en");
  const casual = { clock: clock("none"), hints: true, public: false, rated: false };
  expect(termsOf(casual)).toEqual(["Unrated", "No clock", "By invitation", "Hints allowed"]);
  expect(unusualTerms(casual)).toEqual([]);
  const rated = { clock: clock("days", 3), hints: false, public: true, rated: true };
  expect(termsOf(rated)).toEqual(["Rated", "3 days per turn", "Public table", "No hints"]);
  expect(unusualTerms(rated)).toEqual(["Rated", "3 days per turn"]);
});
