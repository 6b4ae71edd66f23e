/** Any game: what it describes is drawn, and its actions are chosen by pointing, from the list, and by keyboard. */

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { loadMessages, serveMessages, setLanguage } from "../../shell/messages.svelte";
import type { View } from "../../wire";
import type { Player, Step, TableProps } from "../face";
import { textOf } from "../narration";
import english from "../../../../src/ludoteca/cli/starter/src/starter/messages/en.ftl?raw";
import { inkOn, type Board, type ListedAction } from "./board";
import { face } from "./face";
import { readMessages } from "./messages";
import Table from "./Table.svelte";
import views from "./testing/views.json";

const STARTER = views.starter as unknown as View;
const SUBTRACTION = views.subtraction as unknown as View;
const SEAT = views.starter.seat;
const PLAYERS: Player[] = ["Ada", "Bea"].map((name, seat) => ({ seat, name, bot: null, here: true, absent: false, mine: seat === SEAT }));

beforeAll(async () => {
  serveMessages("starter", () => Promise.resolve(english));
  serveMessages("generic", readMessages);
  await Promise.all([loadMessages("starter"), loadMessages("generic")]);
  await setLanguage("en");
});
afterEach(cleanup);

function drawn(changed: Partial<TableProps> = {}): TableProps {
  const table: TableProps = {
    view: STARTER,
    players: PLAYERS,
    viewer: SEAT,
    acting: true,
    pending: null,
    step: null,
    pace: 0,
    letters: false,
    confirming: true,
    hinted: null,
    canUndo: false,
    preview: vi.fn(),
    act: vi.fn(),
    undo: vi.fn(),
    announce: vi.fn(),
    explain: vi.fn(),
    sound: vi.fn(),
    ...changed,
  };
  render(Table, table);
  return table;
}

/** A board with cells in one row, and actions that point at them. */
function ferry(actions: ListedAction[]): View {
  const board: Board = {
    pieces: { goat: { name: "goat", letter: "G", color: "#ffffff" } },
    areas: [
      { kind: "grid", title: "River", rows: [[{ place: "left", piece: "goat" }, null, { place: "right" }]] },
      { kind: "hand", title: "Boat", seat: 0, cells: [{ piece: "goat", count: 2 }] },
      { kind: "counter", title: "Trips", count: 3, place: "trips" },
    ],
  };
  return { ...STARTER, board, legal: { actions } } as unknown as View;
}

const cell = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

describe("a grid", () => {
  test("names its cells, its pieces and whose they are", () => {
    drawn();
    expect(cell("a1: " + (SEAT === 0 ? "dark" : "light") + " stone")).toBeTruthy();
    expect(cell("b1: empty, can be chosen")).toBeTruthy();
    const pieces = within(screen.getByRole("list", { name: "Pieces" })).getAllByRole("listitem");
    expect(pieces[SEAT]!.textContent).toContain("You");
    expect(pieces[1 - SEAT]!.textContent).toContain(PLAYERS[1 - SEAT]!.name);
  });

  test("a cell is chosen, confirmed and sent", async () => {
    const { act } = drawn();
    await fireEvent.click(cell("b1: empty, can be chosen"));
    expect(cell("b1: empty, chosen")).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(cell("Confirm"));
    expect(act).toHaveBeenCalledExactlyOnceWith("place b1");
  });

  test("without confirmation it is sent at once, and a taken cell does nothing", async () => {
    const { act } = drawn({ confirming: false });
    await fireEvent.click(cell(/^a1: /));
    await fireEvent.click(cell(/^c3: /));
    expect(act).toHaveBeenCalledExactlyOnceWith("place c3");
  });

  test("arrow keys walk from cell to cell, and only one is reached by the tab key", async () => {
    drawn();
    const cells = within(screen.getByRole("group", { name: "The board" })).getAllByRole("button");
    expect(cells.filter((each) => each.tabIndex === 0)).toHaveLength(1);
    cells[0]!.focus();
    await fireEvent.keyDown(cells[0]!, { key: "ArrowDown" });
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cells[4]);
    await fireEvent.keyDown(cells[4]!, { key: "ArrowRight" });
    await fireEvent.keyDown(cells[5]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cells[5]);
  });

  test("arrow keys cross holes", async () => {
    drawn({ view: ferry([]) });
    cell(/^left/).focus();
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell(/^right/));
  });
});

describe("actions", () => {
  test("are listed in the game's words and can be canceled", async () => {
    const { act } = drawn();
    await fireEvent.click(cell("Place a stone on c2"));
    await fireEvent.click(cell("Cancel"));
    expect(act).not.toHaveBeenCalled();
    expect(cell("Place a stone on c2")).toBeTruthy();
  });

  test("with several places are chosen one place after another", async () => {
    const row = { action: "row", says: null, places: ["left", "right"] };
    const stay = { action: "stay", says: null, places: ["left", "trips"] };
    const { act } = drawn({ view: ferry([row, stay]), confirming: false });
    await fireEvent.click(cell(/^left: goat, can/));
    expect(screen.getByText("Choose what to do next")).toBeTruthy();
    await fireEvent.click(cell(/^trips/));
    expect(act).toHaveBeenCalledExactlyOnceWith("stay");
  });

  test("are not offered to somebody who is not to move", () => {
    drawn({ acting: false, viewer: null });
    expect(screen.queryByRole("list", { name: "Actions" })).toBeNull();
    expect(screen.getByText(`Waiting for ${PLAYERS[STARTER.to_move as number]!.name}`)).toBeTruthy();
  });
});

test("a game without a board shows its picture and its list", async () => {
  const { act } = drawn({ view: SUBTRACTION, viewer: 0, confirming: false });
  expect(screen.getByRole("img", { name: /o{21,30}$/ })).toBeTruthy();
  await fireEvent.click(cell("take 2"));
  expect(act).toHaveBeenCalledExactlyOnceWith("take 2");
});

test("questions are answered from the description", () => {
  const view = ferry([{ action: "row", says: null, places: [] }]);
  expect(face.answers.score(view, PLAYERS, SEAT)).toMatch(/River: left goat\. .*Boat: 2 × goat\. Trips: 3\./);
  expect(face.answers.moves(view, PLAYERS, SEAT)).toBe("You can do one of these: row.");
  expect(face.answers.moves({ ...view, legal: null } as unknown as View, PLAYERS, SEAT)).toBe("It is not your turn.");
});

test("the log has the game's own sentences, and the names of events that have none", () => {
  const step = { says: [{ id: "starter-event-place", values: { seat: SEAT, place: "a1" } }] } as unknown as Step;
  render(face.line, { step, players: PLAYERS, viewer: SEAT, letters: false });
  expect(screen.getByText("You placed a stone on a1")).toBeTruthy();
  expect(textOf({ id: "subtraction-event-take", values: { seat: 1, count: 2 } }, PLAYERS, 0)).toBe("Bea take 2");
});

test("letters on pieces can be read", () => {
  expect([inkOn("#ffffff"), inkOn("#e8a33d"), inkOn("#33415c"), inkOn("#000000")]).toEqual(["#1b1b1b", "#1b1b1b", "#ffffff", "#ffffff"]);
});
