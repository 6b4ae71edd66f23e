import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, loadMessages, setLanguage } from "../shell/messages.svelte";
import type { Player } from "./face";
import { listed, person, piecesOf, progressOf, sentencesOf, textOf, type Message } from "./narration";
import samples from "./testing/narration.json";

/** Python's texts name these players, and are for the one at seat 0. */
function players(...mine: number[]): Player[] {
  return ["Ada", "Bea", "Cleo", "Dora"].map((name, seat) => ({ seat, name, bot: null, here: true, absent: false, mine: mine.includes(seat) }));
}

const PLACED: Message = {
  id: "lanterns-log-place-favor",
  values: {
    seat: 1,
    cards: [{ id: "lanterns-colour-red" }, { id: "lanterns-colour-blue" }],
    favor: { id: "lanterns-log-favor", values: { count: 2 } },
  },
};

beforeAll(async () => {
  await Promise.all([loadMessages("lanterns"), loadMessages("shelfie")]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it.each(samples.map(({ message, texts }) => [message as unknown as Message, texts[language]] as const))(
    "the page has the same text as Python for %j",
    (message, text) => expect(textOf(message, players(0), 0)).toBe(text),
  );
});

describe("in English", () => {
  beforeAll(() => setLanguage("en"));

  it("the reader is 'You', others and people who share the screen go by name", () => {
    expect(person(0, players(0), 0)).toEqual({ who: "you", name: "You" });
    expect(person(1, players(0), 0)).toEqual({ who: "other", name: "Bea" });
    expect(person(0, players(0, 1), 0)).toEqual({ who: "other", name: "Ada" });
    expect(person(0, players(), null)).toEqual({ who: "other", name: "Ada" });
  });

  it("messages become sentences", () => {
    expect(sentencesOf([PLACED, { id: "lanterns-log-over" }], players(0), 0)).toBe(
      "Bea placed a tile, matching red and blue (+2 favor). The festival is over.",
    );
    expect(listed(["red", "blue", "green"])).toBe("red, blue, and green");
  });

  it("what can be drawn is left for pictures, in the place where the language has it", () => {
    const pieces = piecesOf(PLACED, players(0), 0, ({ id }) => id.startsWith("lanterns-colour-"));
    expect(pieces).toEqual([{ name: "Bea" }, " placed a tile, matching ", PLACED.values!["cards"], " (+2 favor)"]);
  });

  it("a view says how far the match is", () => {
    expect(progressOf({ progress: { id: "shelfie-progress", values: { round: 4 } } })).toBe("round 4");
    expect(progressOf({})).toBe("");
  });
});
