import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as calls from "../src/calls";
import { openHere } from "../src/local/desk";
import { setLanguage } from "../src/shell/messages.svelte";
import { server } from "../src/shell/server.svelte";
import { settings } from "../src/shell/settings.svelte";
import Start from "../src/start/Start.svelte";

vi.mock("../src/calls", async (original) => ({
  ...(await original<typeof calls>()),
  serverInfo: vi.fn(),
  signIn: vi.fn(),
  publicTables: vi.fn(),
  myTables: vi.fn(),
  openTable: vi.fn(),
  startMatch: vi.fn(),
}));

vi.mock("../src/local/desk", () => ({ openHere: vi.fn() }));

const option = {
  name: "seating",
  choices: ["opposite", "adjacent", "empty-white"],
  choices_by_players: { 2: ["opposite", "adjacent"], 3: ["opposite", "empty-white"], 4: ["opposite"] },
  rule: "LA-2.2",
  explanation: "which sides of the lake stay empty",
};
const game = (name: string) => ({ name, title: name, credits: "", players: [2, 3, 4], options: [option], actions: 1 });
const seat = (number: number, name: string, kind: "person" | "bot") => ({
  seat: number,
  kind,
  name,
  bot: kind === "bot" ? "novice" : null,
  host: false,
});
const table = (id: string, more: Partial<calls.MyTable>): calls.MyTable =>
  ({
    id,
    game: "shelfie",
    phase: "running",
    clock: { kind: "none", amount: 0, increment: 0 },
    hints: true,
    seats: [seat(0, "you", "person"), seat(1, "novice", "bot")],
    mine: [0],
    my_turn: false,
    to_move: 1,
    created: 0,
    started: 0,
    ...more,
  }) as calls.MyTable;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.clearAllMocks();
  server.isGone = false;
  localStorage.clear();
  settings.level = "adept";
  settings.players = {};
  vi.mocked(calls.serverInfo).mockResolvedValue({
    version: "1",
    games: [game("lanterns"), game("shelfie")],
    levels: ["novice", "adept"],
    phrases: [],
  });
  vi.mocked(calls.signIn).mockResolvedValue({ id: "1", name: "you", account: false, owner: null });
  vi.mocked(calls.publicTables).mockResolvedValue([]);
  vi.mocked(calls.myTables).mockResolvedValue([]);
  vi.mocked(calls.openTable).mockResolvedValue(table("abc", { phase: "open" }));
  vi.mocked(calls.startMatch).mockResolvedValue(table("abc", {}));
});

const box = (name: string) => within(screen.getByRole("article", { name }));

describe("the start page", () => {
  it("shows a box for each game", () => {
    render(Start);
    for (const name of ["Lanterns", "My Shelfie"])
      expect(box(name).getByRole("button", { name: "Play" })).toBeTruthy();
  });

  it("links to the daily deal and the real table of each game, further down", async () => {
    render(Start);
    const more = within(await screen.findByRole("region", { name: "Learn and practice" }));
    expect(more.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/daily/lanterns",
      "/daily/shelfie",
      "/puzzles/lanterns",
      "/puzzles/shelfie",
      "/real-table/lanterns",
      "/real-table/shelfie",
    ]);
  });

  it("says how bots of the chosen level play", async () => {
    render(Start);
    const bots = (description: string) => box("Lanterns").findByRole("combobox", { name: "Bots", description });
    const chosen = await bots("Good judgment, but hardly looks ahead.");
    await fireEvent.change(chosen, { target: { value: "novice" } });
    await bots("Gentle. A good first opponent, beatable by children.");
  });

  it("does not ask for the tables of a new person", async () => {
    render(Start);
    await waitFor(() => expect(calls.publicTables).toHaveBeenCalled());
    expect(calls.myTables).not.toHaveBeenCalled();
    expect(calls.signIn).not.toHaveBeenCalled();
  });

  it("plays at once: three others are bots of the remembered level", async () => {
    render(Start);
    await fireEvent.click(box("Lanterns").getByRole("radio", { name: "4" }));
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Play" }));
    await waitFor(() => expect(location.pathname).toBe("/table/abc"));
    const bots = { "1": "adept", "2": "adept", "3": "adept" };
    expect(calls.openTable).toHaveBeenCalledWith({ game: "lanterns", players: 4, bots });
    expect(calls.startMatch).toHaveBeenCalledWith("abc", { random: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(settings.players["lanterns"]).toBe(4);
  });

  it("plays on this device while the server is gone", async () => {
    server.isGone = true;
    vi.mocked(openHere).mockResolvedValue("local-1");
    render(Start);
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Play" }));
    await waitFor(() => expect(location.pathname).toBe("/table/local-1"));
    expect(openHere).toHaveBeenCalledWith({ game: "lanterns", players: 2, bots: { "1": "adept" } }, expect.any(String));
    expect(calls.openTable).not.toHaveBeenCalled();
  });

  it("plays on this device if the server does not answer", async () => {
    vi.mocked(calls.openTable).mockRejectedValue(new calls.RefusalError("offline", "The server cannot be reached."));
    vi.mocked(openHere).mockResolvedValue("local-2");
    render(Start);
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Play" }));
    await waitFor(() => expect(location.pathname).toBe("/table/local-2"));
  });

  it("invites: the other seats stay open, and the match does not start", async () => {
    render(Start);
    await fireEvent.click(box("My Shelfie").getByRole("button", { name: "Invite" }));
    await waitFor(() => expect(calls.openTable).toHaveBeenCalledWith({ game: "shelfie", players: 2 }));
    expect(calls.startMatch).not.toHaveBeenCalled();
  });

  it("seats several people at one device, and fills up with bots", async () => {
    render(Start);
    await fireEvent.click(box("My Shelfie").getByRole("button", { name: "Same device" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Same device" }));
    await fireEvent.input(dialog.getByLabelText("Player 1"), { target: { value: "one" } });
    await fireEvent.click(dialog.getByRole("radio", { name: "1" }));
    await fireEvent.click(dialog.getByRole("button", { name: "Start" }));
    await waitFor(() =>
      expect(calls.openTable).toHaveBeenCalledWith({
        game: "shelfie",
        players: 3,
        names: ["one", "Player 2"],
        bots: { "2": "adept" },
      }),
    );
  });

  it("mixes bots, people elsewhere and people here at one table", async () => {
    settings.players = { shelfie: 4 };
    render(Start);
    await fireEvent.click(box("My Shelfie").getByRole("button", { name: "Options" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New game of My Shelfie" }));
    await fireEvent.change(await dialog.findByLabelText("Player 2"), { target: { value: "person" } });
    await fireEvent.change(dialog.getByLabelText("Player 3"), { target: { value: "here" } });
    await fireEvent.input(await dialog.findByLabelText("Name of player 3"), { target: { value: "two" } });
    await fireEvent.click(dialog.getByRole("button", { name: "Open a table" }));
    await waitFor(() => expect(calls.openTable).toHaveBeenCalledOnce());
    expect(vi.mocked(calls.openTable).mock.calls[0]![0]).toMatchObject({ names: ["you", "two"], bots: { "3": "adept" } });
    expect(calls.startMatch).not.toHaveBeenCalled();
  });

  it("offers only the choices for the number of players", async () => {
    render(Start);
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Options" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New game of Lanterns" }));
    const seating = async () => within(await dialog.findByRole("group", { name: "Seating" }));
    const offered = async () => (await seating()).getAllByRole("radio").map((radio) => radio.parentElement!.textContent.trim());
    expect(await offered()).toEqual(["face to face", "side by side (red and white)"]);
    await fireEvent.click((await seating()).getByRole("radio", { name: /side by side/ }));
    await fireEvent.click(dialog.getByRole("radio", { name: "3" }));
    expect(await offered()).toEqual(["blue side empty", "white side empty"]);
    await fireEvent.click(dialog.getByRole("button", { name: "Start" }));
    await waitFor(() => expect(calls.openTable).toHaveBeenCalledOnce());
    expect(vi.mocked(calls.openTable).mock.calls[0]![0]).toMatchObject({ players: 3, options: { seating: "opposite" } });
  });

  it("leaves out options without a choice for the number of players", async () => {
    settings.players = { lanterns: 4 };
    render(Start);
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Options" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New game of Lanterns" }));
    await dialog.findByLabelText("Player 4");
    expect(dialog.queryByRole("group", { name: "Seating" })).toBeNull();
  });

  it("puts tables where it is my turn first", async () => {
    localStorage.setItem("ludoteca.known", "1");
    vi.mocked(calls.myTables).mockResolvedValue([table("a", { started: 9 }), table("b", { my_turn: true, to_move: 0 })]);
    render(Start);
    const mine = within(await screen.findByRole("region", { name: "Your tables" }));
    const links = await mine.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/table/b", "/table/a"]);
    expect(links[0]!.textContent).toContain("Your turn");
    expect(links[1]!.textContent).toContain("Novice to move");
  });

  it("shows errors in the reader's language", async () => {
    const { currentNotices } = await import("../src/shell/notices.svelte");
    vi.mocked(calls.openTable).mockRejectedValue(new calls.RefusalError("slow_down", "Too many."));
    render(Start);
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Play" }));
    await waitFor(() => expect(currentNotices().map((each) => each.text)).toContain("Please slow down a little."));
  });
});
