import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Readiness } from "../src/readiness";
import { Server } from "../src/shell/server.svelte";
import { preparation } from "./fake-server";

let told: Readiness | null;
const ask = vi.fn(() => Promise.resolve(told));

const preparing = (more = {}): Readiness => ({ status: "preparing", preparation: preparation(more) });
const ready = (): Readiness => ({ status: "ready", preparation: null });

/** A server whose polls come exactly when they are due. */
function newServer(): Server {
  return new Server(ask, () => 0.5);
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  const open = Symbol("open");
  return (await Promise.race([promise, Promise.resolve(open)])) !== open;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  told = preparing();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a server that is open", () => {
  it("is never asked whether it is", async () => {
    const server = newServer();
    await server.untilOpen();
    await pass(60);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("a server that is being prepared", () => {
  it("is polled once a second, however many wait, and all go on together", async () => {
    const server = newServer();
    server.refused(preparation());
    const waiting = Array.from({ length: 20 }, () => {
      server.refused(preparation());
      return server.untilOpen();
    });
    await pass(10);
    expect(ask).toHaveBeenCalledTimes(10);
    expect(await isSettled(Promise.race(waiting))).toBe(false);
    told = ready();
    await pass(1);
    await Promise.all(waiting);
    expect(server.condition).toBe("open");
    expect(server.preparation).toBeNull();
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(11);
  });

  it("is waited for as long as it takes", async () => {
    const server = newServer();
    server.refused(preparation());
    const opened = server.untilOpen();
    await pass(3600);
    expect(await isSettled(opened)).toBe(false);
    told = ready();
    await pass(1);
    await opened;
  });

  it("says at once what a refused request was told", () => {
    const server = newServer();
    server.refused(preparation({ done: 0.3 }));
    expect(server.condition).toBe("preparing");
    expect(server.progress).toBe(0.3);
  });

  it("has a bar that never goes back", async () => {
    const server = newServer();
    server.refused(preparation({ done: 0.5 }));
    for (const [done, shown] of [[0.4, 0.5], [0.7, 0.7], [0.6, 0.7], [1.2, 1]] as const) {
      told = preparing({ done });
      await pass(1);
      expect(server.progress).toBe(shown);
    }
  });

  it("keeps its bar when an answer does not say what is being prepared", async () => {
    const server = newServer();
    server.refused(preparation({ done: 0.9 }));
    told = { status: "preparing", preparation: null };
    await pass(1);
    expect(server.preparation?.done).toBe(0.9);
    expect(server.progress).toBe(0.9);
  });

  it.each([
    ["the tab is hidden", () => hide(true), {}],
    ["it takes long", () => undefined, { seconds: 90 }],
  ])("is polled every five seconds when %s", async (_, happen, more) => {
    happen();
    told = preparing(more);
    newServer().refused(told.preparation);
    await pass(30);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it("is polled at once when somebody looks again, but never twice at a time", async () => {
    hide(true);
    const server = newServer();
    server.refused(preparation());
    server.hurry();
    server.hurry();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 0.9],
    [1, 1.1],
  ])("is not asked by all pages at the same moment: with luck %d after %d seconds", async (luck, seconds) => {
    new Server(ask, () => luck).refused(preparation());
    await pass(seconds - 0.01);
    expect(ask).not.toHaveBeenCalled();
    await pass(0.02);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("a server that does not answer", () => {
  it("is offline after a second miss, polled more and more slowly, and recovers by itself", async () => {
    told = null;
    const server = newServer();
    server.missed();
    const opened = server.untilOpen();
    expect(server.condition).toBe("open");
    await pass(2);
    expect(server.condition).toBe("offline");
    await pass(600);
    expect(ask.mock.calls.length).toBeLessThan(130);
    told = ready();
    await pass(6);
    await opened;
    expect(server.condition).toBe("open");
  });

  it("is not called offline for one lost answer", async () => {
    const server = newServer();
    server.refused(preparation());
    told = null;
    await pass(1);
    expect(server.condition).toBe("preparing");
    expect(server.progress).toBe(0.4);
    told = preparing({ done: 0.5 });
    await pass(2);
    expect(server.progress).toBe(0.5);
  });

  it("is a new start when it answers again", async () => {
    const server = newServer();
    server.refused(preparation({ done: 0.8 }));
    told = null;
    await pass(5);
    expect(server.condition).toBe("offline");
    told = preparing({ done: 0.1 });
    await pass(5);
    expect(server.condition).toBe("preparing");
    expect(server.progress).toBe(0.1);
  });
});

describe("a server that failed to start", () => {
  it("is polled slowly, and taken as it is when it was started again", async () => {
    const server = newServer();
    server.refused(preparation());
    told = { status: "failed", preparation: null };
    await pass(1);
    expect(server.condition).toBe("failed");
    ask.mockClear();
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(12);
    told = preparing();
    await pass(5);
    expect(server.condition).toBe("preparing");
    told = ready();
    await pass(1);
    await server.untilOpen();
    expect(server.condition).toBe("open");
  });
});

describe("players that are being prepared", () => {
  const players = (more = {}): Readiness => ({
    status: "ready",
    preparation: preparation({ stage: "players", ...more }),
  });

  it("are followed only while somebody waits for them", async () => {
    told = players();
    const server = newServer();
    const unwatch = server.watch();
    await pass(0);
    expect(server.preparation?.stage).toBe("players");
    expect(server.condition).toBe("open");
    await pass(3);
    expect(ask).toHaveBeenCalledTimes(4);
    unwatch();
    expect(server.preparation).toBeNull();
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("keep nobody from asking for anything else", async () => {
    told = players();
    const server = newServer();
    server.watch();
    await pass(1);
    expect(await isSettled(server.untilOpen())).toBe(true);
  });

  it("are not asked about again once they are ready, unless the server may have been restarted", async () => {
    told = ready();
    const server = newServer();
    server.watch()();
    await pass(0);
    server.watch()();
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(1);
    server.doubt();
    server.watch()();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("have a bar of their own", async () => {
    const server = newServer();
    server.refused(preparation({ done: 0.9 }));
    server.watch();
    told = players({ done: 0.2 });
    await pass(1);
    expect(server.progress).toBe(0.2);
  });

  it("have a bar that does not go back between two waits", async () => {
    told = players({ done: 0.2 });
    const server = newServer();
    const unwatch = server.watch();
    await pass(0);
    unwatch();
    told = players({ done: 0.1 });
    server.watch();
    await pass(0);
    expect(server.progress).toBe(0.2);
  });
});
