import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import * as tables from "../src/calls";
import * as calls from "../src/people/calls";
import Account from "../src/people/account/Account.svelte";
import { isStrong } from "../src/people/account/passphrase";
import { curvePath, scaleOf } from "../src/people/curve";
import Leaderboard from "../src/people/Leaderboard.svelte";
import MyGames from "../src/people/MyGames.svelte";
import ProfileScreen from "../src/people/ProfileScreen.svelte";
import { become, forgetMe, hasVisited, me } from "../src/shell/me.svelte";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { personName } from "../src/shell/person-name";
import { server } from "../src/shell/server.svelte";
import { spoken, summaryOf } from "../src/share/summary";
import { hasCompany } from "../src/table/company";

vi.mock("../src/calls", async (original) => ({ ...(await original<typeof tables>()), signIn: vi.fn(), myTables: vi.fn() }));
vi.mock("../src/people/calls", async (original) => {
  const real = await original<Record<string, unknown>>();
  return Object.fromEntries(Object.keys(real).map((name) => [name, vi.fn()]));
});

const guest = { id: "1", name: "Guest 1234", account: false, owner: null };
const anna = { id: "1", name: "Anna", account: true, owner: null };
const strength = (mu: number) => ({ mu, sigma: 5 });

const match = (more: Partial<calls.PastMatch> = {}): calls.PastMatch => ({
  id: "abc",
  game: "lanterns",
  options: {},
  rated: true,
  started: 0,
  ended: new Date(2026, 4, 3, 12).getTime(),
  seats: [
    { name: "Anna", bot: null, program: false },
    { name: "novice", bot: "novice", program: false },
    { name: "", bot: null, program: false },
  ],
  mine: [0],
  result: {
    reason: "played",
    scores: [20, 31, 12],
    ranks: [2, 1, 3],
    ratings: [{ before: strength(25), after: strength(24.5) }, null, null],
    sources: null,
    goals: null,
  },
  ...more,
});

const record: calls.Statistics = {
  tables: [
    { game: "lanterns", players: 2, matches: 4, victories: 3, run: 1, longest_run: 2, best_score: 40, mean_score: 30.25 },
    { game: "shelfie", players: 3, matches: 1, victories: 0, run: 0, longest_run: 0, best_score: null, mean_score: null },
  ],
  run: 1,
  longest_run: 2,
  sources: [
    { game: "lanterns", name: "four", points: 40, matches: 4 },
    { game: "lanterns", name: "pairs", points: 80, matches: 4 },
  ],
  goals: [{ game: "shelfie", name: "1", times: 1 }],
  ratings: [{ game: "lanterns", mu: 25, sigma: 4, ordinal: 13, matches: 2, curve: [{ at: 1, ordinal: 9 }, { at: 2, ordinal: 13 }] }],
  opponents: [{ name: "novice", bot: "novice", matches: 3 }],
};

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(["page-mine", "page-profile", "page-leaders", "page-account", "page-share"].map(loadMessages));
});
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  forgetMe();
  localStorage.setItem("ludoteca.known", "1");
  vi.mocked(tables.signIn).mockResolvedValue(guest);
  vi.mocked(tables.myTables).mockResolvedValue([]);
  vi.mocked(calls.history).mockResolvedValue({ matches: [match()], before: null });
});

describe("my games", () => {
  it("show the score, the place, the opponents and the change of the rating", async () => {
    render(MyGames);
    const row = within(await screen.findByRole("article", { name: "Lanterns, May 3, 2026" }));
    expect(row.getAllByRole("listitem").map((each) => each.textContent.replace(/\s/g, " "))).toEqual([
      "Novice 31",
      "You 20",
      "Deleted player 12",
    ]);
    expect(row.getByText("Place 2")).toBeTruthy();
    expect(row.getByText("−0.5")).toBeTruthy();
    expect(row.getByRole("link", { name: /Replay/ }).getAttribute("href")).toBe("/replay/abc?seat=0");
    expect(row.getByRole("link", { name: /Download/ }).getAttribute("href")).toBe("/api/matches/abc/document");
  });

  it("do not say that there are none while the server, which has them, does not answer", async () => {
    vi.mocked(calls.history).mockReturnValue(new Promise(() => undefined));
    server.isGone = true;
    onTestFinished(() => void (server.isGone = false));
    render(MyGames);
    await screen.findByText("Games on the server appear here as soon as it answers.");
    expect(screen.queryByText(/No finished games yet/)).toBeNull();
  });

  it("link other people to their profiles", async () => {
    const seats = [
      { name: "Anna", bot: null, program: false, profile: true },
      { name: "Bea & Co", bot: null, program: false, profile: true },
      { name: "Carlo", bot: null, program: false, profile: false },
    ];
    vi.mocked(calls.history).mockResolvedValue({ matches: [match({ seats })], before: null });
    render(MyGames);
    const row = within(await screen.findByRole("article"));
    expect(row.getByRole("link", { name: "Bea & Co" }).getAttribute("href")).toBe("/profile/Bea%20%26%20Co");
    for (const name of ["You", "Carlo"]) expect(row.queryByRole("link", { name })).toBeNull();
  });

  it("can be filtered, and say so when nothing is left", async () => {
    render(MyGames);
    await screen.findByRole("article");
    vi.mocked(calls.history).mockResolvedValue({ matches: [], before: null });
    await fireEvent.change(screen.getByRole("combobox", { name: "Game" }), { target: { value: "shelfie" } });
    await fireEvent.change(screen.getByRole("combobox", { name: "Opponents" }), { target: { value: "people" } });
    await fireEvent.change(screen.getByRole("combobox", { name: "Result" }), { target: { value: "won" } });
    await screen.findByText("No game matches these filters.");
    expect(vi.mocked(calls.history).mock.lastCall).toEqual([{ game: "shelfie", against: "people", outcome: "won" }, null]);
    await fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(vi.mocked(calls.history).mock.lastCall).toEqual([{}, null]));
  });

  it("load older matches after the newest ones", async () => {
    vi.mocked(calls.history).mockResolvedValueOnce({ matches: [match()], before: "abc" });
    render(MyGames);
    const more = await screen.findByRole("button", { name: "Show older games" });
    vi.mocked(calls.history).mockResolvedValue({ matches: [match({ id: "xyz", game: "shelfie" })], before: null });
    await fireEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
    expect(vi.mocked(calls.history).mock.lastCall).toEqual([{}, "abc"]);
    expect(screen.queryByRole("button", { name: "Show older games" })).toBeNull();
  });

  it("ask nothing about somebody who was never here", () => {
    localStorage.clear();
    render(MyGames);
    expect(screen.getByText("No finished games yet. Play one, and it will be here.")).toBeTruthy();
    expect(calls.history).not.toHaveBeenCalled();
    expect(tables.signIn).not.toHaveBeenCalled();
  });
});

describe("a profile", () => {
  it("sums up games, ratings, sources of points and goals", async () => {
    vi.mocked(calls.statistics).mockResolvedValue(record);
    render(ProfileScreen, { name: null });
    await screen.findByText("3 (60%)");
    expect(screen.getByRole("img", { name: "Rating over 2 rated games: now 13.0, best 13.0" })).toBeTruthy();
    const lanterns = within(screen.getByRole("region", { name: "Lanterns" }));
    expect(lanterns.getAllByRole("definition").map((each) => each.textContent)).toEqual(["20", "10"]);
    expect(within(screen.getByRole("region", { name: "My Shelfie" })).getByText("Two squares")).toBeTruthy();
    expect(screen.getByRole("row", { name: /Lanterns 2 players 4 3 75% 40 30.3/ })).toBeTruthy();
  });

  it("of somebody else says that it is public, and has no opponents", async () => {
    const { opponents: _, ...shown } = record;
    vi.mocked(calls.profile).mockResolvedValue({ ...shown, name: "Bruno" });
    render(ProfileScreen, { name: "bruno" });
    await screen.findByRole("heading", { name: "Bruno" });
    expect(screen.getByText(/rated games only/)).toBeTruthy();
    expect(screen.queryByText("Most frequent opponents")).toBeNull();
  });

  it("that does not exist says so", async () => {
    vi.mocked(calls.profile).mockRejectedValue(new tables.RefusalError("person", "Nobody"));
    render(ProfileScreen, { name: "nobody" });
    expect(await screen.findByText("There is no public profile with this name.")).toBeTruthy();
  });
});

it("the leaderboard links people, names bots by their level, and marks the reader", async () => {
  const line = (name: string, kind: "person" | "bot") => ({ name, kind, mu: 25, sigma: 3, ordinal: 16, matches: 3 });
  vi.mocked(tables.signIn).mockResolvedValue(anna);
  vi.mocked(calls.bestPlayers).mockResolvedValue([line("master", "bot"), line("Anna", "person"), line("Bo B", "person")]);
  render(Leaderboard, { game: "shelfie" });
  expect((await screen.findByRole("link", { name: "Bo B" })).getAttribute("href")).toBe("/profile/Bo%20B");
  expect(screen.getByRole("rowheader", { name: /Master bot/ })).toBeTruthy();
  expect(await screen.findByRole("rowheader", { name: /Anna you/ })).toBeTruthy();
});

describe("an account", () => {
  const region = (name: string) => within(screen.getByRole("region", { name }));
  const fill = (form: ReturnType<typeof within>, label: string, value: string) =>
    fireEvent.input(form.getByLabelText(label), { target: { value } });

  it("keeps the matches of a guest, and shows the recovery code until it is stored", async () => {
    vi.mocked(calls.createAccount).mockResolvedValue({ ...anna, recovery: "ABCDE-FGHJK" });
    vi.mocked(calls.devices).mockResolvedValue([]);
    render(Account);
    const form = region("Keep your games");
    const create = form.getByRole("button", { name: "Create an account" });
    await fill(form, "Name", "Anna");
    await fill(form, "Passphrase", "aaaaaaaaaaaa");
    expect(create).toHaveProperty("disabled", true);
    await fill(form, "Passphrase", "seven quiet herons");
    await fireEvent.click(create);
    await screen.findByText("ABCDE-FGHJK");
    expect(calls.createAccount).toHaveBeenCalledWith("Anna", "seven quiet herons");
    expect(me()).toMatchObject({ name: "Anna", account: true });
    expect(screen.getByRole("button", { name: "Continue" })).toHaveProperty("disabled", true);
    await fireEvent.click(screen.getByRole("checkbox"));
    await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByText("You are logged in as Anna.");
    expect(screen.queryByText("ABCDE-FGHJK")).toBeNull();
  });

  it("says what is wrong with a login, in the form", async () => {
    vi.mocked(calls.logIn).mockRejectedValue(new tables.RefusalError("login", "wrong"));
    render(Account);
    const form = region("I have an account");
    await fill(form, "Name", "Anna");
    await fill(form, "Passphrase", "wrong");
    await fireEvent.click(form.getByRole("button", { name: "Log in" }));
    expect((await form.findByRole("alert")).textContent).toBe("The name or the passphrase is wrong.");
  });

  it("can be recovered with the code", async () => {
    vi.mocked(calls.recover).mockResolvedValue({ ...anna, recovery: "NEW" });
    render(Account);
    await fireEvent.click(screen.getByRole("button", { name: "Forgot the passphrase?" }));
    const form = region("Use your recovery code");
    await fill(form, "Name", "Anna");
    await fill(form, "Recovery code", "ABCDE-FGHJK");
    await fill(form, "New passphrase", "seven quiet herons");
    await fireEvent.click(form.getByRole("button", { name: "Set the passphrase" }));
    await screen.findByText("NEW");
    expect(calls.recover).toHaveBeenCalledWith("Anna", "ABCDE-FGHJK", "seven quiet herons");
  });

  it("lists devices, and logs out another one", async () => {
    become(anna);
    vi.mocked(tables.signIn).mockResolvedValue(anna);
    const device = (id: string, label: string, current: boolean) => ({ id, label, created: 0, seen: 0, current });
    vi.mocked(calls.logOutDevice).mockResolvedValue(undefined);
    vi.mocked(calls.devices).mockResolvedValueOnce([device("a", "Firefox on Linux", true), device("b", "Safari on iPhone", false)]);
    vi.mocked(calls.devices).mockResolvedValue([device("a", "Firefox on Linux", true)]);
    render(Account);
    await fireEvent.click(await screen.findByRole("button", { name: "Log out there: Safari on iPhone" }));
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
    expect(calls.logOutDevice).toHaveBeenCalledWith("b");
  });

  it("is deleted only after a confirmation, and then this browser knows nobody", async () => {
    become(anna);
    vi.mocked(tables.signIn).mockResolvedValue(anna);
    vi.mocked(calls.devices).mockResolvedValue([]);
    render(Account);
    await fireEvent.click(await screen.findByRole("button", { name: "Delete everything" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("button", { name: "Delete everything" })).toHaveProperty("disabled", true);
    await fireEvent.click(dialog.getByRole("checkbox"));
    await fireEvent.click(dialog.getByRole("button", { name: "Delete everything" }));
    await waitFor(() => expect(me()).toBeNull());
    expect(hasVisited()).toBe(false);
    expect(calls.deleteMe).toHaveBeenCalledOnce();
  });
});

it("keeps a new name when the person is asked for again", async () => {
  const { changeName, signIn } = await import("../src/shell/me.svelte");
  vi.spyOn(tables, "changeName").mockResolvedValue({ ...guest, name: "Cleo" });
  await changeName("Cleo");
  expect((await signIn()).name).toBe("Cleo");
  expect(me()?.name).toBe("Cleo");
});

it.each([
  ["seven quiet herons", true],
  ["short", false],
  ["aaaaaaaaaaaaaaa", false],
])("%s is strong enough: %s", (passphrase, strong) => expect(isStrong(passphrase)).toBe(strong));

it("guests have a name in the reader's language", async () => {
  expect(personName("Guest 1234")).toBe("Guest 1234");
  await setLanguage("pl");
  expect(personName("Guest 1234")).toBe("Gość 1234");
  expect(personName("Guest of honor")).toBe("Guest of honor");
  await setLanguage("en");
});

it("the picture of a result names everybody", () => {
  const summary = summaryOf(match());
  expect(summary.headline).toBe("Novice wins");
  expect(spoken(summary)).toBe("Lanterns, May 3, 2026: Novice wins. Novice 31, Anna 20, Deleted player 12");
});

describe("a curve", () => {
  it("has round ticks around all values", () => {
    expect(scaleOf([0, 3.2, -1.5]).ticks).toEqual([-2, 0, 2, 4]);
    expect(scaleOf([0]).ticks).toEqual([0, 1]);
  });

  it("goes from left to right, higher values higher up", () => {
    const path = curvePath([0, 4], scaleOf([0, 4]), 100, 50);
    expect(path).toEqual({ line: "M0 50 L100 0", end: [100, 0] });
  });
});

it.each([
  [["person", "bot"], [0], false],
  [["person", "person"], [0], true],
  [["person", "person"], [0, 1], false],
  [["person", "bot"], [], false],
  [["person", "person"], [], true],
])("people at %s, mine %s: somebody to talk to %s", (kinds, mine, expected) => {
  const seats = kinds.map((kind, seat) => ({ seat, kind }) as tables.SeatInfo);
  expect(hasCompany(seats, mine)).toBe(expected);
});
