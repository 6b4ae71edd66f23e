import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../src/shell/server.svelte";
import { Connection, retryDelay } from "../src/table/connection";
import { FakeServer, preparation } from "./fake-server";
import { FakeSocket } from "./fake-socket";

function createListener() {
  return { onOpen: vi.fn(), onMessage: vi.fn(), onLoss: vi.fn(), onEnd: vi.fn() };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("the delay before the next attempt", () => {
  it("grows from a tenth of a second to five", () => {
    expect([0, 1, 2, 3, 10].map((attempt) => retryDelay(attempt, 1))).toEqual([100, 200, 400, 800, 5000]);
  });

  it("is at least half of it, however the random number turns out", () => {
    expect(retryDelay(10, 0)).toBe(2500);
  });
});

describe("a connection", () => {
  it("reconnects each time it is lost", () => {
    const listener = createListener();
    new Connection(FakeSocket.connect, listener).open();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      FakeSocket.last.close(1006);
      vi.advanceTimersByTime(5000);
    }
    expect(listener.onLoss).toHaveBeenCalledTimes(4);
    expect(FakeSocket.all).toHaveLength(5);
  });

  it.each([4401, 4403, 4404, 4409, 1003])("ends for good with the code %i", (code) => {
    const listener = createListener();
    new Connection(FakeSocket.connect, listener).open();
    FakeSocket.last.close(code);
    vi.advanceTimersByTime(60_000);
    expect(listener.onEnd).toHaveBeenCalledWith(code);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("waits for a server that is still starting, like all calls, even if it is told to retry now", async () => {
    const fake = new FakeServer();
    fake.prepare(preparation());
    const listener = createListener();
    const connection = new Connection(FakeSocket.connect, listener);
    connection.open();
    FakeSocket.last.close(1013);
    await vi.advanceTimersByTimeAsync(60_000);
    connection.retryNow();
    expect(server.condition).toBe("preparing");
    expect(FakeSocket.all).toHaveLength(1);
    fake.readiness = { status: "ready", preparation: null };
    await vi.advanceTimersByTimeAsync(1200);
    expect(FakeSocket.all).toHaveLength(2);
    expect(listener.onLoss).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("stays closed when it was closed while the server started", async () => {
    const fake = new FakeServer();
    fake.prepare(preparation());
    const connection = new Connection(FakeSocket.connect, createListener());
    connection.open();
    FakeSocket.last.close(1013);
    connection.close();
    fake.readiness = { status: "ready", preparation: null };
    await vi.advanceTimersByTimeAsync(1200);
    expect(server.condition).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it("does not wait when it is told to retry now", () => {
    const connection = new Connection(FakeSocket.connect, createListener());
    connection.open();
    FakeSocket.last.close(1006);
    connection.retryNow();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("closes the socket of a silent server, and reconnects", () => {
    const listener = createListener();
    new Connection(FakeSocket.connect, listener).open();
    FakeSocket.last.open();
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all[0]!.of("ping").length).toBeGreaterThan(0);
    vi.advanceTimersByTime(6000);
    expect(listener.onLoss).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed when it was closed", () => {
    const listener = createListener();
    const connection = new Connection(FakeSocket.connect, listener);
    connection.open();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(listener.onLoss).not.toHaveBeenCalled();
  });
});
