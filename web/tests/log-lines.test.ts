import { beforeAll, describe, expect, it } from "vitest";
import type { Player, Step } from "../src/games/face";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { logLines, standingActions } from "../src/table/log-lines";

beforeAll(async () => {
  await Promise.all(["page-play", "page-table"].map(loadMessages));
  await setLanguage("en");
});

const players: Player[] = ["Ada", "Bea"].map((name, seat) => ({ seat, name, bot: null, here: true, absent: false, mine: seat === 0 }));

/** Entries as `act 0 1`: kind, seat, and the number of actions after it. */
function steps(...texts: string[]): Step[] {
  return texts.map((text, index) => {
    const [kind, by, ply] = text.split(" ");
    const events = kind === "act" ? [{ kind: "place", ply: Number(ply) - 1 }] : [];
    return { entry: index + 1, kind: kind!, by: Number(by), at: 0, ply: Number(ply), events, says: [] };
  });
}

const drawn = (log: Step[]) => logLines(log, players).map(({ step, text, isUndone }) => text ?? `${isUndone ? "undone" : "move"} ${step.entry}`);

describe("undone moves", () => {
  it("are marked in the log, and the undo has a line", () => {
    expect(drawn(steps("act 0 1", "act 0 2", "undo 0 1", "act 0 2"))).toEqual(["move 1", "undone 2", "You undid a move", "move 4"]);
  });

  it("are marked if everyone agreed to undo several of them", () => {
    const log = steps("act 0 1", "act 1 2", "ask 0 2", "agree 1 0", "act 0 1");
    expect(drawn(log)).toEqual(["undone 1", "undone 2", "The move was undone", "move 5"]);
    expect(standingActions(log).map((step) => step.entry)).toEqual([5]);
  });

  it("are marked if bots agree at once", () => {
    expect(drawn(steps("act 0 1", "act 1 2", "ask 0 0"))).toEqual(["undone 1", "undone 2", "You undid a move"]);
  });

  it("do not include moves before a question that was refused", () => {
    expect(drawn(steps("act 0 1", "ask 0 1", "refuse 1 1"))).toEqual(["move 1", "Bea said no"]);
  });
});
