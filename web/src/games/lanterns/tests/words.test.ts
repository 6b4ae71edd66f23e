import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, loadMessages, setLanguage } from "../../../shell/messages.svelte";
import { progressOf, sentencesOf } from "../../narration";
import { placementText } from "../actions";
import { face } from "../index";
import { storyOf } from "../story";
import { lanterns } from "../view";
import { seen, players, steps } from "./table";

const KINDS = ["place", "card", "out", "favor", "dedication", "return", "pay", "discard", "pass", "draw", "final_turns", "end"];

/** A text that is finished: no message's name, no hole. */
function expectWords(text: string): void {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/lanterns-|\{|undefined|NaN|[\ue000-\ue0ff]/);
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await loadMessages("lanterns");
    await setLanguage(language);
  });

  it("every kind of event was recorded", () => {
    const kinds = new Set(steps.flatMap((step) => step.events.map((event) => event.kind)));
    expect([...kinds].sort()).toEqual([...KINDS].sort());
  });

  it.each([0, 1, null])("every line of the log says something, for the viewer %s", (viewer) => {
    for (const step of steps) expectWords(sentencesOf(step.says, players(), viewer));
  });

  it("a line of the log names its owner and shows every lantern that was dealt", () => {
    for (const step of steps) {
      const { container, unmount } = render(face.line, { props: { step, players: players(), viewer: null, letters: false } });
      const story = storyOf(step);
      expectWords(container.textContent!);
      expect(container.textContent).toContain(players()[step.by!]!.name);
      expect(container.querySelectorAll(".deal > span")).toHaveLength(story.dealt.length);
      unmount();
    }
  });

  it.each(["four", "three", "two", "many", "final", "over"] as const)("%s: questions are answered", (name) => {
    const view = seen(name);
    for (const answer of Object.values(face.answers)) expectWords(answer(view, players(), 0));
    expectWords(progressOf(view));
  });
});

it("tells two places of the same tile by what it would touch there, and two ways to lay it by its sides", async () => {
  await Promise.all([loadMessages("lanterns"), setLanguage("en")]);
  const view = lanterns(seen("four"));
  const [tile, [one, other]] = [view.hand![0]!.tile, view.legal!.places];
  const details = [one!, other!].map(([x, y]) => face.details!(placementText({ tile, rotation: 0, x, y }), seen("four"), 0));
  const sides = ["above", "on the right", "below", "on the left"].map((side) => expect.stringMatching(new RegExp(`^\\w+ ${side}$`)));
  for (const each of details) expect(each).toEqual([expect.stringMatching(/^touching \w+ (above|below|on)/), ...sides]);
  expect(details[0]![0]).not.toBe(details[1]![0]);
  expect(details[0]!.slice(1)).toEqual(details[1]!.slice(1));
  expect(face.details!("pass", seen("four"), 0)).toEqual([]);
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
    await setLanguage("en");
    for (const name of ["four", "two", "over"] as const) {
      const { container } = render(face.miniature, { props: { view: seen(name) } });
      expect(container.querySelectorAll(".tile")).toHaveLength(lanterns(seen(name)).lake.length);
    }
    expect(render(face.miniature, { props: { view: null } }).container.querySelectorAll(".tile").length).toBeGreaterThan(3);
  });
});
