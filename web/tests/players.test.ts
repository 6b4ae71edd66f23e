import { describe, expect, it } from "vitest";
import type { Player } from "../src/games/face";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { textWithoutEvents } from "../src/table/log-lines";
import { playerArgs } from "../src/table/players";

const player = (seat: number, name: string, mine = false, bot: string | null = null): Player => ({
  seat,
  name,
  bot,
  mine,
  here: true,
  absent: false,
});
const resigned = (by: number) => ({ entry: 3, kind: "resign", by, at: 0, ply: null, events: [], says: [] });

describe("a player in a message", () => {
  it.each([
    ["en", "You resigned", "Bea resigned"],
    ["it", "Hai abbandonato", "Bea ha abbandonato"],
  ] as const)("is addressed as you, with the right grammar, in %s", async (language, mine, hers) => {
    await loadMessages("page-table");
    await setLanguage(language);
    const table = [player(0, "Ada", true), player(1, "Bea")];
    expect(textWithoutEvents(resigned(0), undefined, table)).toBe(mine);
    expect(textWithoutEvents(resigned(1), undefined, table)).toBe(hers);
  });

  it("has a name where several people share the device", () => {
    const table = [player(0, "Ada", true), player(1, "Bea", true)];
    expect(playerArgs(0, table)).toEqual({ who: "other", name: "Ada" });
  });
});
