import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { has, LANGUAGES, t } from "../../shell/messages.svelte";
import { progressOf, sentencesOf } from "../narration";
import { face } from "./index";
import { PATTERNS } from "./patterns";
import { MIDDLE, NEAR, OVER, players, speaking, STEPS } from "./testing/table";

afterEach(cleanup);

const REFUSALS = ["no-such-action", "is-over", "no-tile", "walled-in", "too-many", "no-room", "one-to-three", "not-a-line"];
const EVENTS = ["insert", "common_goal", "end_token", "return", "refill", "end"];
const UNSAID = /shelfie-|\{|\}|undefined|NaN/;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speaking(language));

  test("every kind of event has a line in the log and a sentence", () => {
    const kinds = new Set(STEPS.flatMap((step) => step.events.map((event) => event.kind)));
    expect([...kinds].sort()).toEqual([...EVENTS].sort());
    for (const step of STEPS) {
      const { container } = render(face.line, { step, players: players(4), viewer: NEAR, letters: false });
      expect(container.textContent!.trim()).not.toBe("");
      expect(container.textContent).not.toMatch(UNSAID);
      expect(sentencesOf(step.says, players(4), NEAR)).not.toMatch(UNSAID);
    }
  });

  test("every refusal is said", () => {
    for (const reason of REFUSALS) expect(has(`shelfie-refusal-${reason}`)).toBe(true);
  });

  test("all twelve goals have a name, an explanation and a drawing of six rows of five", () => {
    for (let goal = 1; goal <= 12; goal += 1) {
      expect(has(`shelfie-goal-${goal}`) && has(`shelfie-goal-${goal}-help`)).toBe(true);
      expect(PATTERNS[goal]!.map((row) => row.length)).toEqual([5, 5, 5, 5, 5, 5]);
    }
  });

  test("questions are answered", () => {
    for (const view of [MIDDLE, OVER])
      for (const answer of Object.values(face.answers))
        for (const viewer of [0, null]) expect(answer(view, players(3), viewer)).not.toMatch(UNSAID);
  });

  test("sources and panels have their words", () => {
    for (const { name } of face.sources(OVER)) expect(has(`shelfie-points-${name}`)).toBe(true);
    for (const { name } of face.panels) expect(has(`shelfie-panel-${name}`)).toBe(true);
  });
});

describe("in English", () => {
  beforeAll(() => speaking("en"));

  test("the sources add up to the points of the outcome", () => {
    const { scores } = OVER["outcome"] as { scores: number[] };
    const sums = scores.map((_, seat) => face.sources(OVER).reduce((sum, source) => sum + source.points[seat]!, 0));
    expect(sums).toEqual(scores);
  });

  test("a take is reported from the reader's side, and from another's", () => {
    const { says, by } = STEPS[0]!;
    expect(sentencesOf(says, players(3), by)).toMatch(/^You added/);
    expect(sentencesOf(says, players(3), (by! + 1) % 3)).toMatch(/^(Ada|Bea|Cleo) added/);
  });

  test("the match is as far as its round", () => {
    expect(progressOf(MIDDLE)).toBe(t("shelfie-progress", { round: 6 }));
    expect(progressOf(OVER)).toBe("over");
  });
});
