import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TableProps } from "../face";
import { readTake } from "./position";
import Table from "./Table.svelte";
import { aTable, answer, MIDDLE, NEAR, speaking, STEPS, WALLED } from "./testing/table";

beforeAll(() => speaking("en"));
afterEach(cleanup);

const LINE = ["c7", "d7", "e7"];

function cell(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
}

function column(number: number): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-column="${number}"]`)!;
}

async function choose(...names: string[]): Promise<void> {
  for (const name of names) await fireEvent.click(cell(name));
}

function drawn(changed: Partial<TableProps> = {}): TableProps {
  const table = aTable(changed);
  render(Table, table);
  return table;
}

function key(key: string): Promise<boolean> {
  return fireEvent.keyDown(document.activeElement!, { key });
}

describe("with a mouse", () => {
  test("tiles, their order, a column and a confirmation make a take", async () => {
    const table = drawn();
    await choose(...LINE);
    await fireEvent.click(screen.getByRole("button", { name: "Swap tiles 1 and 2" }));
    await fireEvent.click(column(4));
    expect(table.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(table.act).toHaveBeenCalledExactlyOnceWith("take d7 c7 e7 > 4");
  });

  test("without a question the column sends the take", async () => {
    const table = drawn({ confirming: false });
    await choose("c7");
    await fireEvent.click(column(1));
    expect(table.act).toHaveBeenCalledExactlyOnceWith("take c7 > 1");
  });

  test("a tile that does not fit the line begins a new one, and a second tap puts it back", async () => {
    drawn();
    await choose("c7", "d7", "d1");
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, cat, selected, number 1");
    expect(cell("c7").getAttribute("aria-label")).toMatch(/free$/);
    await choose("d1");
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, cat, free");
  });

  test("what can be added says so", async () => {
    drawn();
    await choose("d7");
    expect(cell("c7").getAttribute("aria-label")).toMatch(/can be added$/);
    expect(cell("d1").getAttribute("aria-label")).toMatch(/free$/);
  });

  test("all columns with room are foreseen at once, and none twice", async () => {
    const table = drawn();
    await choose("c7", "d7");
    await choose("d7", "d7");
    const asked = (table.preview as unknown as { mock: { calls: [string[]][] } }).mock.calls.map(([actions]) => actions);
    expect(asked[0]).toEqual([1, 2, 3, 4, 5].map((number) => `take c7 > ${number}`));
    expect(asked[1]).toEqual([1, 3, 4, 5].map((number) => `take c7 d7 > ${number}`));
    expect(asked).toHaveLength(2);
  });

  test("ghosts stand where the service says that tiles land, with the points before and after", async () => {
    drawn();
    await choose(...LINE);
    await fireEvent.click(column(4));
    const { landing, points } = answer("take c7 d7 e7 > 4").preview as unknown as {
      landing: object[];
      points: Record<"before" | "after", { total: number }>;
    };
    await waitFor(() => expect(document.querySelectorAll(".landing")).toHaveLength(landing.length));
    expect(screen.getByText(`${points.before.total} → ${points.after.total}`)).toBeTruthy();
  });

  test("everything can be put back", async () => {
    drawn();
    await choose(...LINE);
    await fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  });
});

describe("what is not allowed", () => {
  test("a tile that is walled in says why, by the service's reason", async () => {
    const table = drawn();
    expect(cell("d3").getAttribute("aria-disabled")).toBe("true");
    await choose("d3");
    await waitFor(() => expect(table.explain).toHaveBeenCalledExactlyOnceWith(WALLED));
    expect(table.act).not.toHaveBeenCalled();
  });

  test("a column without room is locked and says why", async () => {
    const table = drawn();
    await choose(...LINE);
    expect(column(2).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(column(2));
    await waitFor(() => expect(table.explain).toHaveBeenCalledOnce());
    expect(table.preview).toHaveBeenLastCalledWith(["take c7 d7 e7 > 2"]);
  });

  test("nothing can be chosen when it is somebody else's turn", async () => {
    const table = drawn({ acting: false });
    await choose("c7");
    await fireEvent.click(column(1));
    expect(cell("c7").getAttribute("aria-disabled")).toBe("true");
    expect(table.preview).not.toHaveBeenCalled();
    expect(table.act).not.toHaveBeenCalled();
  });
});

describe("with the keyboard alone", () => {
  test("arrows walk over the room, Enter chooses, a digit names the column, and Enter confirms", async () => {
    const table = drawn();
    cell("c7").focus();
    for (const _ of LINE) {
      await fireEvent.click(document.activeElement!);
      await key("ArrowRight");
    }
    await key("4");
    await key("4");
    expect(table.act).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement!.textContent).toContain("Confirm"));
    await fireEvent.click(document.activeElement!);
    expect(table.act).toHaveBeenCalledExactlyOnceWith("take c7 d7 e7 > 4");
  });

  test("the room is one stop of the tabulator, and so are the columns", () => {
    drawn();
    const stops = (selector: string): number => document.querySelectorAll(`${selector}[tabindex="0"]`).length;
    expect(stops("[data-cell]")).toBe(1);
    expect(stops("[data-column]")).toBe(1);
  });

  test("arrows find a way over gaps of the board", async () => {
    drawn();
    cell("d1").focus();
    await key("ArrowRight");
    expect(document.activeElement!.getAttribute("data-cell")).toBe("e2");
    await key("ArrowUp");
    expect(document.activeElement!.getAttribute("data-cell")).toBe("d1");
  });

  test("Escape puts back, and the focus returns to the room", async () => {
    drawn();
    cell("c7").focus();
    await choose("c7");
    await key("Escape");
    expect(cell("c7").getAttribute("aria-label")).toMatch(/free$/);
    await choose("c7");
    await fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(document.activeElement!.getAttribute("data-cell")).not.toBeNull();
  });

  test("what is chosen is announced", async () => {
    const table = drawn();
    await choose("c7");
    expect(table.announce).toHaveBeenLastCalledWith(expect.stringContaining("Columns with room: 1, 2, 3, 4, 5"));
  });
});

describe("while it is sent, and after", () => {
  test("a take that was sent is shown as pending", () => {
    drawn({ pending: "take c7 d7 > 3", acting: false });
    expect(cell("d7").getAttribute("aria-label")).toMatch(/selected, number 2$/);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(true);
  });

  test("the choice is forgotten when the match moves on", async () => {
    const table = aTable();
    const { rerender } = render(Table, table);
    await choose("c7");
    await rerender({ ...table, view: { ...MIDDLE, ply: 99 } });
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  });

  test("what others have just played is ringed until one's own move", async () => {
    const theirs = STEPS.find((step) => step.by !== NEAR)!;
    const table = aTable({ step: theirs });
    const { rerender } = render(Table, table);
    expect(document.querySelectorAll(".fresh").length).toBeGreaterThan(0);
    await rerender({ ...table, step: null });
    expect(document.querySelectorAll(".fresh")).toHaveLength(0);
  });

  test("a hint is lit up", () => {
    drawn({ hinted: "take c7 d7 > 3" });
    expect([...document.querySelectorAll("[data-cell].hinted")].map((each) => each.getAttribute("data-cell"))).toEqual(["c7", "d7"]);
    expect(document.querySelector("[data-column].hinted")!.getAttribute("data-column")).toBe("3");
  });
});

test("a sum of points lights up the tiles behind it", async () => {
  drawn();
  await fireEvent.click(screen.getByRole("button", { name: /^You: \d+ points?\. Show the breakdown/ }));
  const dialog = screen.getByRole("dialog", { hidden: true });
  const line = within(dialog).getAllByRole("button", { hidden: true, pressed: false })[0]!;
  await fireEvent.click(line);
  expect(document.querySelectorAll(".glowing").length).toBeGreaterThan(0);
});

test("actions are read as they are written", () => {
  expect(readTake("take c7 d7 > 3")).toEqual({ cells: ["c7", "d7"], column: 3 });
  expect(readTake("C7, d7>3")).toEqual({ cells: ["c7", "d7"], column: 3 });
  expect(readTake("pass")).toBeNull();
});
