import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
// Loaded on demand by the page, which on a busy machine takes longer than the fake clock runs.
import "../src/fairness/notes";
import type { Preparation } from "../src/readiness";
import { setLanguage, type Language } from "../src/shell/messages.svelte";
import { announcements } from "../src/shell/notices.svelte";
import { timeLeft } from "../src/shell/server-text";
import { go } from "../src/shell/route.svelte";
import { server } from "../src/shell/server.svelte";
import { settings } from "../src/shell/settings.svelte";
import Start from "../src/start/Start.svelte";
import BotsNotice from "../src/table/BotsNotice.svelte";
import type { TableModel } from "../src/table/table.svelte";
import { FakeServer, preparation } from "./fake-server";

const game = (name: string) => ({ name, title: name, credits: "", players: [2, 3, 4], options: [], actions: 1 });
const table = { id: "abc", game: "lanterns", phase: "open", seats: [], mine: [0] };
const answers = {
  "GET /api/house": { version: "1", games: [game("lanterns"), game("shelfie")], levels: ["novice", "adept"], phrases: [] },
  "POST /api/me": { id: "1", name: "you", account: false, owner: null },
  "GET /api/tables": [],
  "GET /api/tables/mine": [],
  "POST /api/tables": table,
  "POST /api/tables/abc/start": table,
};

let fake: FakeServer;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const box = (name: string) => within(screen.getByRole("article", { name }));
const bar = () => screen.queryByRole("progressbar");

/** Open the start page while the server prepares its games. */
async function arrive(more: Partial<Preparation> = {}, page: typeof App | typeof Start = Start): Promise<void> {
  fake.prepare(preparation(more));
  go("/");
  render(page);
  await pass(0.1);
}

async function becomeReady(): Promise<void> {
  fake.readiness = { status: "ready", preparation: null };
  await pass(6);
}

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers();
  localStorage.clear();
  settings.players = {};
  fake = new FakeServer(answers);
});
afterEach(async () => {
  await becomeReady();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an estimate", () => {
  it.each([
    [0, "almost done"],
    [2, "almost done"],
    [5.2, "a few seconds left"],
    [7.5, "about 8 seconds left"],
    [10.4, "about 10 seconds left"],
    [11.4, "about 10 seconds left"],
    [13, "about 15 seconds left"],
    [41.9, "about 40 seconds left"],
    [55, "about a minute left"],
    [100, "about 2 minutes left"],
  ])("of %d seconds reads: %s", (seconds, words) => {
    expect(timeLeft(seconds)).toBe(words);
  });
});

describe("the start page of a server that is being prepared", () => {
  it("says what is being prepared, how long it takes and that it happens once", async () => {
    await arrive({ done: 0.42, seconds: 8 });
    expect(screen.getByText("Preparing Lanterns and My Shelfie")).toBeTruthy();
    expect(screen.getByText("about 8 seconds left")).toBeTruthy();
    expect(screen.getByText("This happens only once, after installing or updating.")).toBeTruthy();
    expect(bar()?.getAttribute("aria-valuenow")).toBe("42");
    expect(bar()?.getAttribute("aria-valuetext")).toBe("about 8 seconds left");
  });

  it.each<[Language, string, string]>([
    ["it", "Sto preparando Lanterns e My Shelfie", "ancora circa 8 secondi"],
    ["fr", "Nous préparons Lanterns et My Shelfie", "encore 8 secondes environ"],
    ["pl", "Przygotowuję Lanterns i My Shelfie", "jeszcze około 8 sekund"],
  ])("says so in %s", async (language, title, left) => {
    await setLanguage(language);
    await arrive({ seconds: 8 });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(left)).toBeTruthy();
  });

  it("has a bar without a number if the server does not say what it prepares", async () => {
    fake.prepare(null);
    go("/");
    render(Start);
    await pass(0.1);
    expect(screen.getByText("The server is starting")).toBeTruthy();
    expect(bar()?.hasAttribute("aria-valuenow")).toBe(false);
  });

  it("hides the notice as soon as the server is ready", async () => {
    await arrive();
    expect(bar()).toBeTruthy();
    fake.readiness = { status: "ready", preparation: null };
    await pass(1.2);
    expect(bar()).toBeNull();
    expect(fake.count("GET /api/house")).toBe(2);
  });

  it("announces what it waits for, and then from time to time how long it takes", async () => {
    await arrive({ seconds: 40 }, App);
    const before = announcements().at(-1)!;
    expect(before.text).toContain("Preparing Lanterns and My Shelfie. about 40 seconds left. This happens only once");
    for (let second = 1; second <= 30; second += 1) {
      fake.prepare(preparation({ done: second / 40, seconds: 40 - second }));
      await pass(1);
    }
    const later = announcements().filter((each) => each.id > before.id);
    expect(later.length).toBeGreaterThan(0);
    expect(later.length).toBeLessThan(3);
    await becomeReady();
    expect(announcements().at(-1)!.text).toBe("Ready to play.");
  });

  it("accepts Play, says that the table will open by itself, and opens it", async () => {
    await arrive();
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Play" }));
    await pass(1);
    expect(box("Lanterns").getByText("Your table opens as soon as everything is ready.")).toBeTruthy();
    expect(box("Lanterns").queryByRole("button", { name: "Play" })).toBeNull();
    fake.readiness = { status: "ready", preparation: null };
    await pass(1.2);
    expect(location.pathname).toBe("/table/abc");
    expect(fake.count("POST /api/tables/abc/start")).toBe(1);
  });

  it("opens the table that was requested last", async () => {
    await arrive();
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Play" }));
    await fireEvent.click(box("My Shelfie").getByRole("button", { name: "Play" }));
    await pass(0.1);
    expect(box("Lanterns").getByRole("button", { name: "Play" })).toBeTruthy();
    await becomeReady();
    expect(fake.bodies("POST /api/tables")).toEqual([expect.objectContaining({ game: "shelfie" })]);
  });

  it("opens no table after Cancel", async () => {
    await arrive();
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Play" }));
    await pass(0.1);
    await fireEvent.click(box("Lanterns").getByRole("button", { name: "Cancel" }));
    await pass(0.1);
    expect(document.activeElement).toBe(box("Lanterns").getByRole("button", { name: "Play" }));
    await becomeReady();
    expect(location.pathname).toBe("/");
    expect(fake.bodies("POST /api/tables")).toEqual([]);
  });
});

describe("a server that is not there", () => {
  it("has no link to the documentation, which is only there", async () => {
    fake.readiness = null;
    go("/");
    render(Start);
    await pass(3);
    await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Documentation (only online)" }).disabled).toBe(true);
    await becomeReady();
    expect(screen.getByRole("link", { name: "Documentation" }).getAttribute("href")).toBe("/docs/");
  });

  it("is distinguished from a device without a network, and from a server that restarts", async () => {
    fake.readiness = null;
    window.dispatchEvent(new Event("offline"));
    go("/");
    render(Start);
    await pass(3);
    expect(screen.getByText("You are offline")).toBeTruthy();
    window.dispatchEvent(new Event("online"));
    await pass(0.1);
    expect(screen.getByText("The server is not responding")).toBeTruthy();
    await becomeReady();
    server.reportRestart();
    fake.readiness = null;
    server.reportNoAnswer();
    await pass(3);
    expect(screen.getByText("The server is restarting")).toBeTruthy();
  });

  it("is distinguished from one that is starting, and from one that failed", async () => {
    fake.readiness = null;
    go("/");
    render(Start);
    await pass(3);
    expect(screen.getByText("The server is not responding")).toBeTruthy();
    expect(bar()).toBeNull();
    fake.prepare(preparation());
    await pass(5);
    expect(screen.queryByText("The server is not responding")).toBeNull();
    expect(bar()).toBeTruthy();
    fake.readiness = { status: "failed", preparation: null };
    await pass(1.2);
    expect(screen.getByText("The server could not start")).toBeTruthy();
    expect(screen.getByText(/server’s log/)).toBeTruthy();
    await becomeReady();
    expect(screen.queryByText("The server could not start")).toBeNull();
  });
});

describe("at a table", () => {
  const table = (bot: string, thinking = false) =>
    ({
      players: [{ seat: 0, bot: null }, { seat: 1, bot }],
      socket: { toMove: thinking ? 0 : 1, status: "open", entry: 3 },
      thinking,
    }) as unknown as TableModel;

  beforeEach(() => {
    const players = preparation({ stage: "players", seconds: 12.4, done: 0.1 });
    server.expectRestart();
    fake.readiness = { status: "ready", preparation: players };
  });

  it.each([
    ["a bot that searches", table("adept")],
    ["a hint", table("novice", true)],
  ])("says after a second why %s takes so long", async (_, slowTable) => {
    render(BotsNotice, { table: slowTable });
    await pass(1);
    expect(fake.count("GET /ready")).toBe(0);
    expect(bar()).toBeNull();
    await pass(0.5);
    expect(screen.getByText("Getting bots and hints ready")).toBeTruthy();
    expect(screen.getByText("about 10 seconds left")).toBeTruthy();
    expect(bar()?.getAttribute("aria-valuenow")).toBe("10");
    await becomeReady();
    expect(bar()).toBeNull();
  });

  it("does not poll while a bot that does not search is to move", async () => {
    render(BotsNotice, { table: table("novice") });
    await pass(30);
    expect(fake.count("GET /ready")).toBe(0);
  });

  it("polls once and shows nothing if everything is ready", async () => {
    fake.readiness = { status: "ready", preparation: null };
    render(BotsNotice, { table: table("master") });
    await pass(30);
    expect(fake.count("GET /ready")).toBe(1);
    expect(bar()).toBeNull();
  });
});
