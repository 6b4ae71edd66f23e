import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Readiness } from "../src/readiness";
import { Server } from "../src/shell/server.svelte";
import { preparation } from "./fake-server";

let readiness: Readiness | null;
const ask = vi.fn(() => Promise.resolve(readiness));

const preparing = (more = {}): Readiness => ({ status: "preparing", preparation: preparation(more) });
const ready = (): Readiness => ({ status: "ready", preparation: null });

/** A server whose polls are never early or late. */
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
  readiness = preparing();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a server that is open", () => {
  it("is never polled", async () => {
    const server = newServer();
    await server.untilOpen();
    await pass(60);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("a server that is being prepared", () => {
  it("is polled once a second, however many calls wait, and all of them continue together", async () => {
    const server = newServer();
    server.reportStarting(preparation());
    const waiting = Array.from({ length: 20 }, () => {
      server.reportStarting(preparation());
      return server.untilOpen();
    });
    await pass(10);
    expect(ask).toHaveBeenCalledTimes(10);
    expect(await isSettled(Promise.race(waiting))).toBe(false);
    readiness = ready();
    await pass(1);
    await Promise.all(waiting);
    expect(server.condition).toBe("open");
    expect(server.preparation).toBeNull();
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(11);
  });

  it("is waited for as long as it takes", async () => {
    const server = newServer();
    server.reportStarting(preparation());
    const opened = server.untilOpen();
    await pass(3600);
    expect(await isSettled(opened)).toBe(false);
    readiness = ready();
    await pass(1);
    await opened;
  });

  it("shows at once what the answer to a refused request said", () => {
    const server = newServer();
    server.reportStarting(preparation({ done: 0.3 }));
    expect(server.condition).toBe("preparing");
    expect(server.progress).toBe(0.3);
  });

  it("has a bar that never goes back", async () => {
    const server = newServer();
    server.reportStarting(preparation({ done: 0.5 }));
    for (const [done, shown] of [[0.4, 0.5], [0.7, 0.7], [0.6, 0.7], [1.2, 1]] as const) {
      readiness = preparing({ done });
      await pass(1);
      expect(server.progress).toBe(shown);
    }
  });

  it("keeps its bar when an answer does not say what is being prepared", async () => {
    const server = newServer();
    server.reportStarting(preparation({ done: 0.9 }));
    readiness = { status: "preparing", preparation: null };
    await pass(1);
    expect(server.preparation?.done).toBe(0.9);
    expect(server.progress).toBe(0.9);
  });

  it.each([
    ["the tab is hidden", () => hide(true), {}],
    ["it takes a long time", () => undefined, { seconds: 90 }],
  ])("is polled every five seconds when %s", async (_, happen, more) => {
    happen();
    readiness = preparing(more);
    newServer().reportStarting(readiness.preparation);
    await pass(30);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it("is polled at once when the page is visible again, but never twice at a time", async () => {
    hide(true);
    const server = newServer();
    server.reportStarting(preparation());
    server.pollNow();
    server.pollNow();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 0.9],
    [1, 1.1],
  ])("is not polled by all pages at the same moment: with random %d after %d seconds", async (random, seconds) => {
    new Server(ask, () => random).reportStarting(preparation());
    await pass(seconds - 0.01);
    expect(ask).not.toHaveBeenCalled();
    await pass(0.02);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("a server that does not answer", () => {
  it("is offline after a second miss, polled more and more slowly, and recovers by itself", async () => {
    readiness = null;
    const server = newServer();
    server.reportNoAnswer();
    const opened = server.untilOpen();
    expect(server.condition).toBe("open");
    await pass(2);
    expect(server.condition).toBe("offline");
    await pass(600);
    expect(ask.mock.calls.length).toBeLessThan(130);
    readiness = ready();
    await pass(6);
    await opened;
    expect(server.condition).toBe("open");
  });

  it("is offline at once if the device has no network", () => {
    readiness = null;
    const server = newServer();
    server.hasNetwork = false;
    server.reportNoAnswer();
    expect(server.condition).toBe("offline");
    expect(server.isGone).toBe(true);
  });

  it("is not called offline for one lost answer", async () => {
    const server = newServer();
    server.reportStarting(preparation());
    readiness = null;
    await pass(1);
    expect(server.condition).toBe("preparing");
    expect(server.progress).toBe(0.4);
    readiness = preparing({ done: 0.5 });
    await pass(2);
    expect(server.progress).toBe(0.5);
  });

  it("gets a new bar when it answers again", async () => {
    const server = newServer();
    server.reportStarting(preparation({ done: 0.8 }));
    readiness = null;
    await pass(5);
    expect(server.condition).toBe("offline");
    readiness = preparing({ done: 0.1 });
    await pass(5);
    expect(server.condition).toBe("preparing");
    expect(server.progress).toBe(0.1);
  });
});

describe("a server that failed to start", () => {
  it("is polled slowly, and recovers when it is started again", async () => {
    const server = newServer();
    server.reportStarting(preparation());
    readiness = { status: "failed", preparation: null };
    await pass(1);
    expect(server.condition).toBe("failed");
    ask.mockClear();
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(12);
    readiness = preparing();
    await pass(5);
    expect(server.condition).toBe("preparing");
    readiness = ready();
    await pass(1);
    await server.untilOpen();
    expect(server.condition).toBe("open");
  });
});

describe("bots and hints that are being prepared", () => {
  const players = (more = {}): Readiness => ({
    status: "ready",
    preparation: preparation({ stage: "players", ...more }),
  });

  it("are followed only while somebody waits for them", async () => {
    readiness = players();
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

  it("do not keep other calls waiting", async () => {
    readiness = players();
    const server = newServer();
    server.watch();
    await pass(1);
    expect(await isSettled(server.untilOpen())).toBe(true);
  });

  it("are not polled again once they are ready, unless the server may have been restarted", async () => {
    readiness = ready();
    const server = newServer();
    server.watch()();
    await pass(0);
    server.watch()();
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(1);
    server.expectRestart();
    server.watch()();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("have a bar of their own", async () => {
    const server = newServer();
    server.reportStarting(preparation({ done: 0.9 }));
    server.watch();
    readiness = players({ done: 0.2 });
    await pass(1);
    expect(server.progress).toBe(0.2);
  });

  it("have a bar that does not go back between two waits", async () => {
    readiness = players({ done: 0.2 });
    const server = newServer();
    const unwatch = server.watch();
    await pass(0);
    unwatch();
    readiness = players({ done: 0.1 });
    server.watch();
    await pass(0);
    expect(server.progress).toBe(0.2);
  });
});
