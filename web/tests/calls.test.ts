import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer, preparation } from "./fake-server";

let fake: FakeServer;
let calls: typeof import("../src/calls");
let server: typeof import("../src/shell/server.svelte").server;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const info = { version: "1", games: [], levels: [], phrases: [] };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  fake = new FakeServer({ "GET /api/house": info, "GET /api/tables": [] });
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
    const answers = Promise.all([calls.serverInfo(), calls.publicTables(), calls.openTable({ game: "lanterns", players: 2 })]);
    await pass(120);
    expect(fake.count("GET /api/house")).toBe(1);
    expect(fake.count("GET /api/tables")).toBe(1);
    expect(fake.count("POST /api/tables")).toBe(1);
    expect(fake.count("GET /ready")).toBeGreaterThan(100);
    expect(fake.count("GET /ready")).toBeLessThan(140);
    expect(server.condition).toBe("preparing");
    fake.readiness = { status: "ready", preparation: null };
    await pass(1.2);
    expect((await answers)[0]).toEqual(info);
    expect(fake.count("GET /api/house")).toBe(2);
  });

  it("are not made while the server is known to be starting", async () => {
    fake.prepare(preparation());
    void calls.serverInfo();
    await pass(5);
    void calls.publicTables();
    await pass(5);
    expect(fake.count("GET /api/tables")).toBe(0);
  });
});

describe("calls to a server that does not answer", () => {
  beforeEach(() => (fake.readiness = null));

  it("wait until it is back if they change nothing", async () => {
    const answer = calls.serverInfo();
    await pass(30);
    expect(server.condition).toBe("offline");
    fake.readiness = { status: "ready", preparation: null };
    await pass(6);
    expect(await answer).toEqual(info);
  });

  it("fail if it is unknown whether they were carried out", async () => {
    const refused = calls.openTable({ game: "lanterns", players: 2 }).catch((error: unknown) => error);
    await pass(1);
    expect(await refused).toMatchObject({ code: "offline" });
  });

  it("wait while the server is known to be offline, because nothing was sent", async () => {
    void calls.serverInfo();
    await pass(10);
    const made = calls.openTable({ game: "lanterns", players: 2 });
    await pass(10);
    expect(fake.count("POST /api/tables")).toBe(0);
    fake.readiness = { status: "ready", preparation: null };
    await pass(6);
    await made;
    expect(fake.count("POST /api/tables")).toBe(1);
  });

  it("behave the same behind a proxy that answers for it", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("Bad gateway", { status: 502 })));
    void calls.serverInfo();
    await pass(10);
    expect(server.condition).toBe("offline");
  });
});

it("counts a server as ready if a proxy hides /ready", async () => {
  const { askReadiness } = await import("../src/readiness");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("Not found", { status: 404 })));
  expect(await askReadiness()).toEqual({ status: "ready", preparation: null });
});

it("uses a server that cannot store anything, since it still shows tables", async () => {
  const { askReadiness } = await import("../src/readiness");
  const full = { status: "storage", preparation: null, sentence: "The disk is full." };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(full), { status: 503 })));
  expect(await askReadiness()).toEqual({ status: "ready", preparation: null });
});
