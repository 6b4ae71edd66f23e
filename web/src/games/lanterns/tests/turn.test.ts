import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { spinOf, turnFor } from "../orientation";
import { lanterns } from "../view";
import { foresee, seen, setTable, spot, steps } from "./table";

const view = lanterns(seen("four"));
const place = () => document.querySelector<HTMLElement>(`[data-cell="${spot.x},${spot.y}"]`)!;
const action = `p ${spot.tile} r${spot.rotation} @ ${spot.x},${spot.y}`;
const number = String(view.hand!.findIndex((tile) => tile.tile === spot.tile) + 1);
const turns = spinOf(spot.rotation, turnFor(view, view.to_move));

/** Choose the tile and turn it as recorded, by keys. */
async function choose(): Promise<void> {
  await fireEvent.keyDown(document.body, { key: number });
  for (let i = 0; i < turns; i++) await fireEvent.keyDown(document.body, { key: "r" });
}

describe("placing a tile", () => {
  it("lights up the legal places and no others", async () => {
    const { container } = await setTable("four");
    expect(container.querySelectorAll("[data-open]")).toHaveLength(view.legal!.places.length);
    const other = await setTable("four", { view: { ...seen("four"), legal: null }, acting: false });
    expect(other.container.querySelectorAll("[data-open]")).toHaveLength(0);
  });

  it("asks for all four ways of a tile at once, and shows what it would bring to everybody", async () => {
    const { props, container } = await setTable("four");
    await choose();
    await fireEvent.click(place());
    expect(props.preview).toHaveBeenCalledWith([0, 1, 2, 3].map((r) => `p ${spot.tile} r${r} @ ${spot.x},${spot.y}`));
    await waitFor(() => expect(container.querySelectorAll(".bubble").length).toBeGreaterThan(0));
    expect(container.querySelector(".bubble.out")!.textContent).toContain("out");
    expect(container.querySelectorAll(".mark").length).toBeGreaterThan(0);
    expect(container.querySelector(".gains")!.textContent).toContain("You would gain");
    expect(container.querySelectorAll(".change").length).toBeGreaterThan(0);
    expect(container.querySelectorAll(".beams g")).toHaveLength(view.players);
  });

  it("is chosen, turned and confirmed by keyboard alone", async () => {
    const { props } = await setTable("four");
    await choose();
    place().focus();
    await fireEvent.click(place());
    await fireEvent.keyDown(place(), { key: "Enter" });
    expect(props.act).toHaveBeenCalledWith(action);
  });

  it("a second tap turns the tile, and nothing is sent before Confirm", async () => {
    const { props } = await setTable("four");
    await choose();
    await fireEvent.click(place());
    for (let i = 0; i < 4; i++) await fireEvent.click(place());
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(props.act).toHaveBeenCalledWith(action);
  });

  it("is sent with the last tap where nobody wants to be asked", async () => {
    const { props } = await setTable("four", { confirming: false });
    await choose();
    await fireEvent.click(place());
    expect(props.act).toHaveBeenCalledWith(action);
  });

  it("a tap on a place before any tile was chosen sends nothing", async () => {
    const { props } = await setTable("four", { confirming: false });
    await fireEvent.click(place());
    expect(props.act).not.toHaveBeenCalled();
  });

  it("can be taken back before it is sent, and what was sent by undo", async () => {
    const { props, container } = await setTable("four", { canUndo: true });
    await choose();
    await fireEvent.click(place());
    await fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(container.querySelector(".cell.ghost")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(props.undo).toHaveBeenCalledOnce();
  });

  it("shows what was sent as pending", async () => {
    const { container } = await setTable("four", { pending: action, acting: false });
    expect(container.querySelector(".cell.ghost.pending")).not.toBeNull();
    expect(container.querySelector(".place")).toBeNull();
  });

  it("explains why a tile cannot go where one lies", async () => {
    const { props } = await setTable("four");
    await choose();
    await fireEvent.click(document.querySelector('[data-cell="0,0"]')!);
    await waitFor(() => expect(props.explain).toHaveBeenCalledOnce());
  });

  it("marks the tile that was placed last", async () => {
    const { container } = await setTable("four");
    const last = view.lake.at(-1)!;
    expect(container.querySelector(".cell.last")!.getAttribute("data-cell")).toBe(`${last.x},${last.y}`);
  });

  it("follows a hint", async () => {
    const { container, rerender } = await setTable("four");
    await rerender({ hinted: action });
    expect(container.querySelector(".cell.ghost")!.getAttribute("data-cell")).toBe(`${spot.x},${spot.y}`);
  });
});

describe("the turn's steps", () => {
  it("say what is possible, and what a dedication would pay", async () => {
    await setTable("four");
    const top = Math.max(...view.legal!.dedicate.map((text) => view.stacks[text.split(" ")[1] as "four"][0] ?? 4));
    await screen.findByText(`${top} honor`);
    expect(screen.getByRole("button", { name: /Exchange/ }).getAttribute("aria-disabled")).toBeNull();
  });

  it("exchange: give, take, done", async () => {
    const { props } = await setTable("four");
    await fireEvent.click(screen.getByRole("button", { name: /^1 Exchange/ }));
    const dialog = screen.getByRole("dialog");
    const [, given, taken] = view.legal!.exchange[0]!.split(" ");
    await fireEvent.click(within(dialog).getAllByRole("button", { name: new RegExp(`^${given},`) })[0]!);
    await fireEvent.click(within(dialog).getAllByRole("button", { name: new RegExp(`^${taken},`) })[1]!);
    await fireEvent.click(within(dialog).getByRole("button", { name: "Exchange" }));
    expect(props.act).toHaveBeenCalledWith(view.legal!.exchange[0]);
  });

  it("dedicate: the best set is proposed, and done", async () => {
    const { props } = await setTable("four");
    await fireEvent.click(screen.getByRole("button", { name: /^2 Dedicate/ }));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Dedicate" }));
    expect(view.legal!.dedicate).toContain((props.act as unknown as { mock: { calls: string[][] } }).mock.calls[0]![0]);
  });

  it("what is inert says why", async () => {
    const legal = { ...view.legal!, exchange: [] };
    const { props } = await setTable("four", { view: { ...seen("four"), legal }, preview: refuseAll });
    await fireEvent.click(screen.getByRole("button", { name: /^1 Exchange/ }));
    await waitFor(() => expect(props.explain).toHaveBeenCalledOnce());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("above twelve cards a card is discarded, one by one", async () => {
    const { props } = await setTable("many");
    const text = lanterns(seen("many")).legal!.discard[0]!;
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Discard ${text.split(" ")[1]}`) }));
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(props.act).toHaveBeenCalledWith(text);
  });

  it("a final turn can be passed", async () => {
    const { props } = await setTable("final");
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(props.act).toHaveBeenCalledWith("pass");
  });
});

describe("those who only watch", () => {
  it("see everybody's cards and nobody's tiles", async () => {
    const watched = { ...seen("four"), hand: null, legal: null };
    const { container } = await setTable("four", { view: watched, viewer: null, acting: false });
    expect(container.querySelectorAll(".hand button")).toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
    expect(container.querySelectorAll('[data-anchor^="pile:"]')).toHaveLength(28);
  });
});

describe("what happens", () => {
  it("is shown at once where nothing may move", async () => {
    const { container, rerender } = await setTable("four");
    await rerender({ step: steps[0]! });
    expect(container.querySelectorAll(".air svg")).toHaveLength(0);
  });
});

async function refuseAll(actions: string[]) {
  const answers = await foresee(actions.map(() => ""));
  return answers.map((answer, i) => ({ ...answer, action: actions[i]! }));
}
