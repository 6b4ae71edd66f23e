import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_CLOCK } from "../src/engine/match";
import type { StoredMatch } from "../src/local/stored";
import { FakeServer, json } from "./fake-server";

const ADD = "POST /api/me/matches";

function played(id: string): StoredMatch {
  const seats = [{ name: "You", bot: null }, { name: "novice", bot: "novice" }];
  const setting = { game: "shelfie", rules: 3, options: {}, seats, people: [0, null], clock: NO_CLOCK, rated: false, seed: "00".repeat(32) };
  const result = { reason: "played" as const, scores: [20, 10], ranks: [1, 2] };
  const log = [{ kind: "act", by: 0, at: 1, action: 1 }] as unknown as StoredMatch["log"];
  return { id, setting, created: 1, log, toMove: null, ended: 2, result, rematchOf: null, sentAs: null };
}

const refusal = (code: string, status: number, headers = {}): Response => json({ code, sentence: "No.", rule: null }, status, headers);

/** A page on which matches were played without the server, which has come back. */
async function openPage(server: FakeServer, ...ids: string[]) {
  vi.resetModules();
  localStorage.setItem("ludoteca.known", "1");
  const [{ sendMatches }, { matchStore }] = await Promise.all([import("../src/local/send"), import("../src/local/store")]);
  const store = await matchStore();
  for (const id of ids) await store.save(played(id), 0);
  const added = vi.fn();
  const sent = async (id: string): Promise<string | null> => (await store.get(id))!.sentAs;
  return { send: () => sendMatches(added), added, sent, tries: () => server.count(ADD) };
}

describe("matches of this device", () => {
  let server: FakeServer;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer({ "POST /api/me": { name: "Ada" }, [ADD]: { id: "abc" } });
  });

  afterEach(() => void vi.useRealTimers());

  it("are sent once", async () => {
    const page = await openPage(server, "one");
    await page.send();
    await page.send();
    expect([page.tries(), await page.sent("one"), page.added.mock.calls.length]).toEqual([1, "abc", 1]);
  });

  it("are sent again after the time that a busy server names, not before", async () => {
    server.once[ADD] = [refusal("slow_down", 429, { "Retry-After": "60" })];
    const page = await openPage(server, "one");
    await page.send();
    await vi.advanceTimersByTimeAsync(59_000);
    await page.send();
    expect([page.tries(), await page.sent("one")]).toEqual([1, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([page.tries(), await page.sent("one")]).toEqual([2, "abc"]);
    expect(page.added).toHaveBeenCalledOnce();
  });

  it("are sent again after longer and longer pauses while the server fails", async () => {
    server.once[ADD] = [500, 503, 500].map((status) => refusal("storage", status));
    const page = await openPage(server, "one");
    await page.send();
    const tries = [];
    for (const seconds of [7, 7, 7, 25]) {
      await vi.advanceTimersByTimeAsync(1000 * seconds);
      tries.push(page.tries());
    }
    expect(tries).toEqual([2, 2, 3, 4]);
    expect(await page.sent("one")).toBe("abc");
  });

  it("are not held up by one at which the server fails", async () => {
    server.once[ADD] = [new Response("", { status: 500 })];
    const page = await openPage(server, "one", "two");
    await page.send();
    server.once[ADD] = [json({ id: "two there" }, 201), refusal("storage", 503)];
    await vi.advanceTimersByTimeAsync(7000);
    expect([await page.sent("two"), await page.sent("one")]).toEqual(["two there", null]);
  });

  it("stay here without another try if the server refuses them for good", async () => {
    server.once[ADD] = [refusal("match", 422)];
    const page = await openPage(server, "one");
    await page.send();
    await vi.advanceTimersByTimeAsync(3_600_000);
    await page.send();
    expect([page.tries(), await page.sent("one"), page.added.mock.calls.length]).toEqual([1, null, 0]);
  });
});
