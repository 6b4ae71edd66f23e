import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { has, LANGUAGES, t } from "../../shell/messages.svelte";
import { face } from "./index";
import { PATTERNS } from "./patterns";
import { MIDDLE, NEAR, OVER, sitters, speaking, STEPS } from "./testing/table";

afterEach(cleanup);

const REASONS = [
  "common_goal",
  "goal_opened",
  "goal_denied",
  "personal",
  "group",
  "end_token",
  "last_turns",
  "goal_near",
  "token_wanted",
  "group_denied",
  "group_opened",
  "end_near",
  "group_open",
  "token",
  "refill",
];
const REFUSALS = ["no-such-action", "is-over", "no-tile", "walled-in", "too-many", "no-room", "one-to-three", "not-a-line"];
const EVENTS = ["insert", "common_goal", "end_token", "return", "refill", "end"];
const UNSAID = /shelfie-|\{|\}|undefined|NaN/;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speaking(language));

  test("every kind of event has a line in the log and a sentence", () => {
    const kinds = new Set(STEPS.flatMap((step) => step.events.map((event) => event.kind)));
    expect([...kinds].sort()).toEqual([...EVENTS].sort());
    for (const step of STEPS) {
      const { container } = render(face.line, { step, sitters: sitters(4), eyes: NEAR, letters: false });
      expect(container.textContent!.trim()).not.toBe("");
      expect(container.textContent).not.toMatch(UNSAID);
      expect(face.say(step, sitters(4), NEAR)).not.toMatch(UNSAID);
    }
  });

  test("every reason for or against an action is said", () => {
    for (const kind of REASONS) {
      const reason = { sense: "gain", kind, goal: 3, item: "cats", seat: 1, value: 2, from: 8, to: 4, of: 12, count: 1, missing: 2 };
      expect(has(`shelfie-reason-${kind}`)).toBe(true);
      expect(face.reasonWords(reason, sitters(3), NEAR)).not.toMatch(UNSAID);
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
        for (const eyes of [0, null]) expect(answer(view, sitters(3), eyes)).not.toMatch(UNSAID);
  });

  test("actions, sources and panels have their words", () => {
    expect(face.actionWords("take c7 d7 > 3", MIDDLE)).not.toMatch(UNSAID);
    expect(face.progress(MIDDLE)).not.toMatch(UNSAID);
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

  test("a take is told from the reader's side, and from another's", () => {
    const step = { ...STEPS[0]!, events: STEPS[0]!.events.filter((event) => event.kind === "insert") };
    const seat = step.by!;
    expect(face.say(step, sitters(3), seat)).toMatch(/^You put/);
    expect(face.say(step, sitters(3), (seat + 1) % 3)).toMatch(/^(Ada|Bea|Cleo) puts/);
  });

  test("the match is as far as its round", () => {
    expect(face.progress({ ...MIDDLE, ply: 0 })).toBe(t("shelfie-progress", { round: 1 }));
    expect(face.progress({ ...MIDDLE, end_token: 0 })).toBe("last round");
    expect(face.progress(OVER)).toBe("over");
  });
});
