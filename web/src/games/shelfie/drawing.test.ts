import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { Flights } from "./flights.svelte";
import GoalPicture from "./GoalPicture.svelte";
import Goals from "./Goals.svelte";
import { carryPicture, pictureAt, pictureOf } from "./items";
import Miniature from "./Miniature.svelte";
import { PATTERNS } from "./patterns";
import { cellsOf, read } from "./position";
import Shelves from "./Shelves.svelte";
import Table from "./Table.svelte";
import { aTable, MIDDLE, NEAR, OVER, players, speaking, STEPS } from "./testing/table";

beforeAll(() => speaking("en"));
afterEach(cleanup);

describe("the room", () => {
  test("draws every cell in play, and tells what lies there", () => {
    render(Table, aTable());
    const cells = cellsOf(read(MIDDLE).room);
    expect(screen.getAllByRole("gridcell")).toHaveLength(cells.length);
    for (const { name, item } of cells)
      expect(document.querySelector(`[data-cell="${name}"]`)!.getAttribute("aria-label")).toMatch(
        new RegExp(`^${name}, ${item ? "" : "empty"}`),
      );
  });

  test("draws no rings when nobody may choose", () => {
    render(Table, aTable({ acting: false }));
    expect(document.querySelectorAll("button.free, button.walled")).toHaveLength(0);
  });

  test("letters stand beside the shapes if they are wanted", () => {
    render(Table, aTable({ letters: true }));
    expect(document.querySelectorAll(".letter").length).toBeGreaterThan(10);
  });
});

describe("shelves and goals", () => {
  test("a shelf shows its tiles, ticks what is right and wishes for the rest", () => {
    render(Table, aTable());
    const own = document.querySelector(`.near [data-shelf="${NEAR}"]`)!;
    const { shelf, personal_goal: goal } = read(MIDDLE).seats[NEAR]!;
    const tiles = shelf.join("").replaceAll(".", "").length;
    const right = goal!.rows.join("").split("").filter((letter, at) => letter !== "." && letter === shelf.join("")[at]).length;
    expect(own.querySelectorAll("[data-place]")).toHaveLength(tiles);
    expect(own.querySelectorAll(".right")).toHaveLength(right);
    expect(own.querySelectorAll(".wish").length).toBeLessThanOrEqual(6 - right);
  });

  test("the others' shelves stand in turn order and open large", async () => {
    render(Shelves, aTable());
    const names = screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
    expect(names).toEqual(players(3).filter((player) => player.seat !== NEAR).map((player) => player.name));
    await fireEvent.click(screen.getAllByRole("button", { name: /^Show the shelf/ })[0]!);
    expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain("Personal goals are secret until the end.");
  });

  test("common goals tell their tokens and everybody's progress", () => {
    render(Goals, aTable());
    for (const { goal, tokens } of read(MIDDLE).common_goals) {
      expect(document.querySelectorAll(`[data-tokens="${goal}"] .shelfie-coin`)).toHaveLength(tokens.length);
    }
    expect(screen.getByText("Personal goal")).toBeTruthy();
    expect(screen.getByText("for the first full shelf")).toBeTruthy();
  });

  test.each(Object.keys(PATTERNS).map(Number))("common goal %i is drawn", (goal) => {
    const { container } = render(GoalPicture, { rows: PATTERNS[goal]! });
    expect(container.querySelectorAll("rect").length).toBe(31);
    expect(container.querySelectorAll(".same, .other, .any, use").length).toBeGreaterThanOrEqual(4);
  });

  test("a position fits into a small picture", () => {
    const { container } = render(Miniature, { view: OVER });
    expect(container.querySelectorAll("[data-place]").length).toBeGreaterThan(20);
    cleanup();
    expect(render(Miniature, { view: null }).container.querySelector("use")).not.toBeNull();
  });
});

describe("flights", () => {
  test("tiles fly from the room into their column, and are hidden until they land", () => {
    const flights = new Flights();
    const step = STEPS[0]!;
    flights.show(step, 300, NEAR);
    const inserted = step.events.filter((event) => event.kind === "insert");
    expect(flights.arriving.size).toBe(inserted.length);
    expect(flights.list[0]!.from).toEqual([`[data-cell="${inserted[0]!["cell"]}"]`]);
    for (const flight of flights.list) flights.landed(flight);
    expect(flights.arriving.size + flights.coming.size + flights.list.length).toBe(0);
  });

  test("tokens and new tiles fly as well", () => {
    const flights = new Flights();
    const events = STEPS.flatMap((step) => step.events);
    flights.show({ ...STEPS[0]!, events }, 300, NEAR);
    const counted = (kind: string): number => events.filter((event) => event.kind === kind).length;
    expect(flights.list.filter((flight) => flight.coin).length).toBe(counted("common_goal") + counted("end_token"));
    expect(flights.list.filter((flight) => flight.from[0] === "[data-bag]").length).toBe(counted("refill"));
    expect(flights.list.filter((flight) => flight.to[0] === "[data-bag]").length).toBe(counted("return"));
  });

  test("without a pace everything is there at once, and a tap lands what flies", () => {
    const flights = new Flights();
    flights.show(STEPS[0]!, 0, NEAR);
    expect(flights.list).toHaveLength(0);
    flights.show({ ...STEPS[0]! }, 300, NEAR);
    flights.land();
    expect(flights.list.length + flights.arriving.size).toBe(0);
  });

  test("a tile keeps its picture on its way", () => {
    carryPicture("d5", "1-5-0");
    expect(pictureOf("1-5-0")).toBe(pictureAt("d5"));
    expect([0, 1, 2]).toContain(pictureAt("a6"));
  });
});

describe("accessible", { timeout: 30_000 }, () => {
  const found = async (container: Element): Promise<string[]> => {
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };

  test.each([
    ["one's own turn", aTable()],
    ["another's turn", aTable({ acting: false })],
    ["watching", aTable({ acting: false, viewer: null })],
  ])("%s", async (_, table) => {
    expect(await found(render(Table, table).container)).toEqual([]);
  });

  test("a choice, goals and shelves", async () => {
    const { container } = render(Table, aTable());
    await fireEvent.click(document.querySelector('[data-cell="c7"]')!);
    expect(await found(container)).toEqual([]);
    expect(await found(render(Goals, aTable()).container)).toEqual([]);
    expect(await found(render(Shelves, aTable()).container)).toEqual([]);
  });
});
