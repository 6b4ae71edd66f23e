import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../src/shell/server.svelte";
import { Line, waitBefore } from "../src/table/line";
import { FakeServer, preparation } from "./fake-server";
import { FakeSocket } from "./fake-socket";

function listener() {
  return { opened: vi.fn(), heard: vi.fn(), lost: vi.fn(), ended: vi.fn() };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("waiting before the next attempt", () => {
  it("grows from a tenth of a second to five", () => {
    expect([0, 1, 2, 3, 10].map((attempt) => waitBefore(attempt, 1))).toEqual([100, 200, 400, 800, 5000]);
  });

  it("is never shorter than half of it, whatever luck says", () => {
    expect(waitBefore(10, 0)).toBe(2500);
  });
});

describe("a line", () => {
  it("comes back after it was lost, again and again", () => {
    const ears = listener();
    new Line(FakeSocket.dial, ears).open();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      FakeSocket.last.close(1006);
      vi.advanceTimersByTime(5000);
    }
    expect(ears.lost).toHaveBeenCalledTimes(4);
    expect(FakeSocket.all).toHaveLength(5);
  });

  it.each([4401, 4403, 4404, 4409, 1003])("ends for good with the code %i", (code) => {
    const ears = listener();
    new Line(FakeSocket.dial, ears).open();
    FakeSocket.last.close(code);
    vi.advanceTimersByTime(60_000);
    expect(ears.ended).toHaveBeenCalledWith(code);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("waits with everything else for a server that is still starting, also when it is told to hurry", async () => {
    const fake = new FakeServer();
    fake.prepare(preparation());
    const ears = listener();
    const line = new Line(FakeSocket.dial, ears);
    line.open();
    FakeSocket.last.close(1013);
    await vi.advanceTimersByTimeAsync(60_000);
    line.hurry();
    expect(server.condition).toBe("preparing");
    expect(FakeSocket.all).toHaveLength(1);
    fake.readiness = { status: "ready", preparation: null };
    await vi.advanceTimersByTimeAsync(1200);
    expect(FakeSocket.all).toHaveLength(2);
    expect(ears.lost).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("stays closed when it was closed while the server started", async () => {
    const fake = new FakeServer();
    fake.prepare(preparation());
    const line = new Line(FakeSocket.dial, listener());
    line.open();
    FakeSocket.last.close(1013);
    line.close();
    fake.readiness = { status: "ready", preparation: null };
    await vi.advanceTimersByTimeAsync(1200);
    expect(server.condition).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it("does not wait when it is told to hurry", () => {
    const line = new Line(FakeSocket.dial, listener());
    line.open();
    FakeSocket.last.close(1006);
    line.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("hangs up a service that has fallen silent, and calls again", () => {
    const ears = listener();
    new Line(FakeSocket.dial, ears).open();
    FakeSocket.last.open();
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all[0]!.of("ping").length).toBeGreaterThan(0);
    vi.advanceTimersByTime(6000);
    expect(ears.lost).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed when it was closed", () => {
    const ears = listener();
    const line = new Line(FakeSocket.dial, ears);
    line.open();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(ears.lost).not.toHaveBeenCalled();
  });
});
