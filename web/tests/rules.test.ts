import { expect, it } from "vitest";
import { mentions, parseInline } from "../src/rules/inline";

it("splits emphasis and rule numbers", () => {
  expect(parseInline("**Take** 1 to 3, *at once*; see LA-3.4 and `pass`.")).toEqual([
    { text: "Take", kind: "strong" },
    { text: " 1 to 3, ", kind: "plain" },
    { text: "at once", kind: "em" },
    { text: "; see ", kind: "plain" },
    { text: "LA-3.4", kind: "rule" },
    { text: " and ", kind: "plain" },
    { text: "pass", kind: "code" },
    { text: ".", kind: "plain" },
  ]);
});

it.each([
  ["La pioche est épuisée", "epuisee pioche", true],
  ["Każdy gracz kładzie kafel", "kladzie", true],
  ["**Refill** the room", "refill room", true],
  ["Refill the room", "lake", false],
])("%s mentions %s: %s", (text, search, found) => expect(mentions(text, search)).toBe(found));
