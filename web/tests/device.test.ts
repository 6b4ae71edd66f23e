import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../src/calls";
import { Device } from "../src/table/device";
import type { ClientMessage, ServerMessageOf } from "../src/wire";
import { loadEngine } from "./local-engine";

const loads = vi.hoisted(() => ({ count: 0, works: true }));

vi.mock("../src/local/engines", () => ({
  engineFor: async (game: string, players: number) => {
    loads.count += 1;
    if (!loads.works) throw new Error("There is no engine.");
    return { ...(await loadEngine(game, players)), prepare: () => Promise.resolve() };
  },
}));

beforeEach(() => {
  Object.assign(loads, { count: 0, works: true });
  vi.stubGlobal("Worker", class {});
});
const browser = navigator;
afterEach(() => vi.stubGlobal("navigator", browser));

const GAME = "lanterns";
const tableWith = (device: TableInfo["device"]): TableInfo => ({ game: GAME, players: 2, device }) as TableInfo;

function setUp(able: TableInfo["device"] = { hints: true, bots: true }) {
  const sent: ClientMessage[] = [];
  const device = new Device((message) => sent.push(message));
  device.handleOpen();
  device.handleTable(tableWith(able));
  device.handleEntry(0);
  return { device, sent };
}

/** A position as the server sends it. */
async function position(): Promise<{ state: string; past: string; doubt: number; legal: number[]; seat: number }> {
  const engine = await loadEngine(GAME, 2);
  const state = await engine.call("setUp", 3, {});
  const bytes = await engine.call("toBytes", state);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const { seat } = await engine.call("head", state);
  return { state: btoa(String.fromCharCode(...packed)), past: "", doubt: 0.2, legal: await engine.call("legalActions", state), seat };
}

async function task(more: Partial<ServerMessageOf<"think">> = {}): Promise<ServerMessageOf<"think">> {
  const { legal: _, ...sent } = await position();
  return { type: "think", task: 7, entry: 0, level: "adept", ...sent, ...more };
}

const known = async (): Promise<ServerMessageOf<"known">> => {
  const { legal: _, ...sent } = await position();
  return { type: "known", mark: "1", entry: 0, ...sent };
};

describe("bots on this device", () => {
  it("are offered once the person has acted and the engine is loaded, and again on a new connection", async () => {
    const { device, sent } = setUp();
    expect(loads.count).toBe(0);
    await device.prepare();
    await device.prepare();
    expect(sent).toEqual([{ type: "offer" }]);
    device.handleOpen();
    device.handleTable(tableWith({ hints: true, bots: true }));
    expect(sent).toEqual([{ type: "offer" }, { type: "offer" }]);
    expect(loads.count).toBe(1);
  });

  it.each([null, { hints: true, bots: false }])("are not offered at other tables, and nothing is loaded: %o", async (able) => {
    const { device, sent } = setUp(able);
    await device.prepare();
    expect([sent, loads.count]).toEqual([[], 0]);
  });

  it("are not offered if the engine cannot be loaded, which is tried once", async () => {
    loads.works = false;
    const { device, sent } = setUp();
    await device.prepare();
    await device.prepare();
    expect([sent, loads.count]).toEqual([[], 1]);
  });

  it("are not offered to people who save data", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    const { device, sent } = setUp();
    await device.prepare();
    expect([sent, loads.count]).toEqual([[], 0]);
  });

  it("choose a legal action", async () => {
    const { device, sent } = setUp();
    await device.think(await task());
    const [answer] = sent as [{ type: "thought"; task: number; action: number }];
    expect(answer).toMatchObject({ type: "thought", task: 7 });
    expect((await position()).legal).toContain(answer.action);
  });

  it.each([{ state: "AAAA" }, { level: "wizard" }])("decline what they cannot read: %o", async (wrong) => {
    const { device, sent } = setUp();
    await device.think(await task(wrong));
    expect(sent).toEqual([{ type: "thought", task: 7, action: null }]);
  });

  it("answer nothing if the table has changed in the meantime", async () => {
    const { device, sent } = setUp();
    const thinking = device.think(await task());
    device.handleEntry(0);
    device.handleEntry(1);
    await thinking;
    expect(sent).toEqual([]);
  });
});

describe("hints on this device", () => {
  it("have chances, reasons and messages like those of the server", async () => {
    const { device } = setUp({ hints: true, bots: false });
    const hints = await device.hints(known, null);
    expect(hints!.length).toBeGreaterThan(0);
    expect(hints![0]!.win).toBeGreaterThan(0);
    expect(hints![0]!.says).toHaveProperty("id");
    expect(hints![0]!.reasons).toBeInstanceOf(Array);
  });

  it("are left to the server where it does not allow them, and if the engine or the position is missing", async () => {
    expect(await setUp(null).device.hints(known, null)).toBeNull();
    expect(await setUp().device.hints(() => Promise.reject(new Error("refused")), null)).toBeNull();
    loads.works = false;
    expect(await setUp().device.hints(known, null)).toBeNull();
  });

  it("are refused as stale if the table has changed", async () => {
    const { device } = setUp();
    const hints = device.hints(known, null);
    device.handleEntry(1);
    await expect(hints).rejects.toMatchObject({ code: "stale" });
  });
});
