import { describe, expect, it } from "vitest";
import type { Sitter } from "../src/games/face";
import { speak } from "../src/shell/messages.svelte";
import { quietLine } from "../src/table/lines";
import { afterResigning, person } from "../src/table/sitters";

const sitter = (seat: number, name: string, mine = false, bot: string | null = null): Sitter => ({
  seat,
  name,
  bot,
  mine,
  here: true,
  absent: false,
});
const resigned = (by: number) => ({ entry: 3, kind: "resign", by, at: 0, events: [] });

describe("a player in a message", () => {
  it.each([
    ["en", "You resigned", "Bea resigned"],
    ["it", "Hai abbandonato", "Bea ha abbandonato"],
  ] as const)("is called you, with the grammar that goes with it, in %s", async (language, mine, hers) => {
    await speak(language);
    const table = [sitter(0, "Ada", true), sitter(1, "Bea")];
    expect(quietLine(resigned(0), table)).toBe(mine);
    expect(quietLine(resigned(1), table)).toBe(hers);
  });

  it("has a name where several people share the device", () => {
    const table = [sitter(0, "Ada", true), sitter(1, "Bea", true)];
    expect(person(0, table)).toEqual({ who: "other", name: "Ada" });
  });
});

describe("resigning", () => {
  it("lets the opponent win, ends a match without other people, or brings a bot", () => {
    const [me, bot, friend] = [sitter(0, "Ada", true), sitter(1, "Adept", false, "adept"), sitter(2, "Cleo")];
    expect(afterResigning(0, [me, friend])).toBe("duel");
    expect(afterResigning(0, [me, bot, sitter(2, "Novice", false, "novice")])).toBe("end");
    expect(afterResigning(0, [me, bot, friend])).toBe("bot");
  });
});
