import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, need, speak } from "../../../shell/messages.svelte";
import type { Hint } from "../../face";
import { face } from "../index";
import { storyOf } from "../story";
import { lanterns } from "../view";
import { seen, sitters, steps } from "./table";

const KINDS = ["place", "card", "out", "favor", "dedication", "return", "pay", "discard", "pass", "draw", "final_turns", "end"];

const REASONS: Hint["reasons"] = [
  { sense: "gain", kind: "dedication", dedication: "four", value: 8 },
  { sense: "gift", kind: "set_given", seat: 1, colour: "red", dedication: "pairs", value: 7 },
  { sense: "threat", kind: "ready", dedication: "seven", value: 9 },
  { sense: "denial", kind: "stack_wanted", seat: 1, dedication: "four", from: 8, to: 7 },
  { sense: "denial", kind: "out_wanted", seat: 1, colour: "blue", dedication: "four", value: 7 },
  { sense: "gain", kind: "exchange", colour: "green", given: "white", count: 2 },
  { sense: "gain", kind: "cards", colours: ["red", "blue"] },
  { sense: "gain", kind: "favor", count: 2 },
  { sense: "threat", kind: "near", dedication: "pairs", value: 8, colours: ["purple"] },
  { sense: "gift", kind: "stack_left", seat: 2, dedication: "four", value: 6 },
  { sense: "gift", kind: "colour_back", seat: 2, colour: "orange", dedication: "seven", value: 9 },
  { sense: "denial", kind: "missed", seat: 3, colour: "black" },
  { sense: "gift", kind: "card_given", seat: 3, colour: "white" },
  { sense: "denial", kind: "stack", dedication: "seven", from: 9, to: 8 },
  { sense: "denial", kind: "out", colour: "red" },
];

const ACTIONS = ["x red blue", "d four red", "d pairs red blue green", "d seven", "discard blue", "pass", "p 99 r0 @ 0,1"];

/** A text that is finished: no message's name, no hole. */
function expectWords(text: string): void {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/lanterns-|\{|undefined|NaN|[\ue000-\ue0ff]/);
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await need("lanterns");
    await speak(language);
  });

  it("every kind of event was recorded", () => {
    const kinds = new Set(steps.flatMap((step) => step.events.map((event) => event.kind)));
    expect([...kinds].sort()).toEqual([...KINDS].sort());
  });

  it.each([0, 1, null])("every line of the log says something, for the eyes of %s", (eyes) => {
    for (const step of steps) expectWords(face.say(step, sitters(), eyes));
  });

  it("a line of the log names its owner and shows every lantern that was dealt", () => {
    for (const step of steps) {
      const { container, unmount } = render(face.line, { props: { step, sitters: sitters(), eyes: null, letters: false } });
      const story = storyOf(step);
      expectWords(container.textContent!);
      expect(container.textContent).toContain(sitters()[step.by!]!.name);
      expect(container.querySelectorAll(".deal > span")).toHaveLength(story.dealt.length);
      unmount();
    }
  });

  it("every reason has words, for oneself and for others", () => {
    for (const reason of REASONS)
      for (const eyes of [0, 1, 2, 3, null]) expectWords(face.reasonWords(reason, sitters(), eyes));
  });

  it("every action has words", () => {
    const view = seen("four");
    const { tile } = lanterns(view).hand![0]!;
    for (const action of [...ACTIONS, `p ${tile} r2 @ 0,1`]) expectWords(face.actionWords(action, view));
  });

  it.each(["four", "three", "two", "many", "final", "over"] as const)("%s: questions are answered", (name) => {
    const view = seen(name);
    for (const answer of Object.values(face.answers)) expectWords(answer(view, sitters(), 0));
    expectWords(face.progress(view));
  });
});

describe("the end is counted", () => {
  it("by kinds of dedication, and the sum is the honor", () => {
    const view = lanterns(seen("over"));
    const sources = face.sources(seen("over"));
    view.seats.forEach((seat, i) => {
      expect(sources.reduce((sum, source) => sum + source.points[i]!, 0)).toBe(seat.honor);
    });
  });
});

describe("pictures", () => {
  it("the panels and the miniature are drawn from any view", async () => {
    await speak("en");
    for (const name of ["four", "two", "over"] as const) {
      const { container } = render(face.miniature, { props: { view: seen(name) } });
      expect(container.querySelectorAll(".tile")).toHaveLength(lanterns(seen(name)).lake.length);
    }
    expect(render(face.miniature, { props: { view: null } }).container.querySelectorAll(".tile").length).toBeGreaterThan(3);
  });
});
