import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Hint } from "../src/games/face";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import HintCard from "../src/table/HintCard.svelte";
import type { TableModel } from "../src/table/table.svelte";

const item = { id: "shelfie-item-cats", values: { count: 1 } };
const places = [2, 4].map((column) => ({ id: "shelfie-hints-place", values: { item, column } }));
const guess = { seat: 1, chance: 0.8, says: { id: "shelfie-hints-collects", values: { seat: 1, wanted: places } } };
const hint: Hint = { action: "take c4 > 1", win: 0.61, points: 40, share: 1, says: null, reasons: [], guesses: [guess] };

function tableWith(hints: Hint[]): TableModel {
  const players = [{ seat: 0, name: "You", mine: true }, { seat: 1, name: "Zoe", mine: false }];
  const table = { hints, players, viewer: 0, game: "shelfie", past: { shown: null }, face: {}, view: {}, canAct: true, thinking: false };
  return table as unknown as TableModel;
}

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all([loadMessages("shelfie"), loadMessages("page-table"), loadMessages("page-play")]);
});

describe("a hint card", () => {
  it("says what another player seems to collect, and what the chances assume", async () => {
    render(HintCard, { table: tableWith([hint]) });
    expect(await screen.findByText("Zoe seems to collect: cat in column 2 and cat in column 4")).toBeTruthy();
    expect(screen.getByText(/About 60% to win and 40 points, if everyone plays equally well/)).toBeTruthy();
  });

  it("says under or over at both ends of the scale, instead of a chance that is too good or too bad", () => {
    render(HintCard, { table: tableWith([{ ...hint, win: 0.012 }, { ...hint, action: "take c5 > 1", win: 0.003 }]) });
    expect(screen.getByText(/^Under 5% to win and 40 points/)).toBeTruthy();
    expect(screen.getAllByText("< 5%")).toHaveLength(2);
    render(HintCard, { table: tableWith([{ ...hint, win: 0.98 }]) });
    expect(screen.getByText(/^Over 95% to win/)).toBeTruthy();
  });

  it("leaves out what does not matter any more, and needs no guesses at all", () => {
    const { guesses: _, ...older } = hint;
    render(HintCard, { table: tableWith([{ ...hint, guesses: [{ ...guess, says: null }] }]) });
    render(HintCard, { table: tableWith([older]) });
    expect(screen.queryByText(/seems to collect/)).toBeNull();
    expect(screen.getAllByText(/About 60% to win/)).toHaveLength(2);
  });
});
