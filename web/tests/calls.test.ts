import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer, preparation } from "./fake-server";

let fake: FakeServer;
let calls: typeof import("../src/calls");
let server: typeof import("../src/shell/server.svelte").server;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const house = { version: "1", games: [], levels: [], phrases: [] };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  fake = new FakeServer({ "GET /api/house": house, "GET /api/tables": [] });
  calls = await import("../src/calls");
  ({ server } = await import("../src/shell/server.svelte"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("calls to a server that is being prepared", () => {
  it("are each made once, wait for one poller, and are made again when it is ready", async () => {
    fake.prepare(preparation());
    const answers = Promise.all([calls.house(), calls.publicTables(), calls.makeTable({ game: "lanterns", players: 2 })]);
    await pass(120);
    expect(fake.count("GET /api/house")).toBe(1);
    expect(fake.count("GET /api/tables")).toBe(1);
    expect(fake.count("POST /api/tables")).toBe(1);
    expect(fake.count("GET /ready")).toBeGreaterThan(100);
    expect(fake.count("GET /ready")).toBeLessThan(140);
    expect(server.condition).toBe("preparing");
    fake.readiness = { status: "ready", preparation: null };
    await pass(1.2);
    expect((await answers)[0]).toEqual(house);
    expect(fake.count("GET /api/house")).toBe(2);
  });

  it("are not made at all while it is known that it is", async () => {
    fake.prepare(preparation());
    void calls.house();
    await pass(5);
    void calls.publicTables();
    await pass(5);
    expect(fake.count("GET /api/tables")).toBe(0);
  });
});

describe("calls to a server that does not answer", () => {
  beforeEach(() => (fake.readiness = null));

  it("wait until it is back if they change nothing", async () => {
    const answer = calls.house();
    await pass(30);
    expect(server.condition).toBe("offline");
    fake.readiness = { status: "ready", preparation: null };
    await pass(6);
    expect(await answer).toEqual(house);
  });

  it("fail if nobody can tell whether they were carried out", async () => {
    const refused = calls.makeTable({ game: "lanterns", players: 2 }).catch((trouble: unknown) => trouble);
    await pass(1);
    expect(await refused).toMatchObject({ code: "offline" });
  });

  it("wait if it is known to be away, since then nothing was sent", async () => {
    void calls.house();
    await pass(10);
    const made = calls.makeTable({ game: "lanterns", players: 2 });
    await pass(10);
    expect(fake.count("POST /api/tables")).toBe(0);
    fake.readiness = { status: "ready", preparation: null };
    await pass(6);
    await made;
    expect(fake.count("POST /api/tables")).toBe(1);
  });

  it("are the same behind a proxy that answers for it", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("Bad gateway", { status: 502 })));
    void calls.house();
    await pass(10);
    expect(server.condition).toBe("offline");
  });
});

it("goes on with the calls themselves where a proxy hides /ready", async () => {
  const { askReadiness } = await import("../src/readiness");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("Not found", { status: 404 })));
  expect(await askReadiness()).toEqual({ status: "ready", preparation: null });
});
