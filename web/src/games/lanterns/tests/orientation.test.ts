import { describe, expect, it } from "vitest";
import { cellsOf, beyond, rowsOf, touching } from "../cells";
import { directionOf, onScreen, rotationOf, spinOf, turnFor } from "../orientation";
import { lanterns, type Side } from "../view";
import { seen, setTable, type Position } from "./table";

describe("the lake is turned for whoever looks", () => {
  it.each(["four", "three", "two", "corner"] as Position[])("%s players: every seat sees its own side at the bottom", (name) => {
    const view = lanterns(seen(name));
    for (const seat of view.seats) expect(directionOf(seat.side, turnFor(view, seat.seat))).toBe(2);
  });

  it("who watches sees the first player's side at the bottom", () => {
    const view = lanterns(seen("four"));
    expect(turnFor(view, null)).toBe(turnFor(view, view.first));
  });

  it("north is up without a turn, and comes to the right after a quarter", () => {
    expect(onScreen({ x: 2, y: 1 }, 0)).toEqual({ column: 2, row: -1 });
    expect(onScreen({ x: 2, y: 1 }, 1)).toEqual({ column: 1, row: 2 });
    expect(onScreen({ x: 2, y: 1 }, 2)).toEqual({ column: -2, row: 1 });
    expect(onScreen({ x: 2, y: 1 }, 3)).toEqual({ column: -1, row: -2 });
  });

  it("a tile's rotation in the rules and its look on the screen agree", () => {
    for (const turned of [0, 1, 2, 3])
      for (const rotation of [0, 1, 2, 3]) expect(rotationOf(spinOf(rotation, turned), turned)).toBe(rotation);
  });

  it("neighbours stay neighbours, with the same colours touching, however the lake is turned", () => {
    const view = lanterns(seen("four"));
    const about = (turned: number) => {
      const cells = cellsOf(view, turned);
      return cells.map((cell) => [cell.x, cell.y, [...touching(cells, cell, turned)].sort().join()]).sort().join(";");
    };
    expect(new Set([0, 1, 2, 3].map(about)).size).toBe(1);
  });
});

describe("the lake is a grid", () => {
  it("has every tile and every open place, in rows from the top", () => {
    const view = lanterns(seen("four"));
    const rows = rowsOf(cellsOf(view, 0));
    expect(rows.flat()).toHaveLength(view.lake.length + view.legal!.places.length);
    expect(rows.map((row) => row[0]!.row)).toEqual([...rows.map((row) => row[0]!.row)].sort((a, b) => a - b));
  });

  it("arrow keys lead everywhere and back", () => {
    const cells = cellsOf(lanterns(seen("four")), 1);
    const reached = new Set([cells[0]!]);
    for (const cell of reached)
      for (const way of [0, 1, 2, 3] as const) {
        const next = beyond(cells, cell, way);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(cells.length);
  });

  it.each(["SNE", "SWE", "SE"])("seats at %s lie clockwise around whoever looks", (sides) => {
    const view = lanterns(seen("three"));
    const seats = [...sides].map((side, seat) => ({ ...view.seats[seat]!, seat, side: side as Side }));
    const turned = turnFor({ ...view, seats }, 1);
    const places = seats.map(({ side }) => ["top", "right", "bottom", "left"][directionOf(side, turned)]);
    expect(places).toEqual({ SNE: ["top", "bottom", "left"], SWE: ["right", "bottom", "top"], SE: ["left", "bottom"] }[sides]);
  });

  it("draws the docks at their sides", async () => {
    const view = lanterns(seen("four"));
    const { container } = await setTable("four");
    const turned = turnFor(view, view.to_move);
    for (const seat of view.seats.filter((each) => each.seat !== view.to_move)) {
      const dock = container.querySelector(`[data-anchor="seat:${seat.seat}"]`)!;
      expect(dock.className).toContain(["top", "right", "bottom", "left"][directionOf(seat.side, turned)]);
    }
  });
});
