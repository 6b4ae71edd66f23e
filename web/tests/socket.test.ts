import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Trouble } from "../src/calls";
import { TableSocket } from "../src/table/socket.svelte";
import type { ServerMessage } from "../src/wire";
import { FakeSocket } from "./fake-socket";

const table = { id: "t", game: "shelfie", phase: "running", seats: [] } as unknown;
const welcome = (seats = [0], entry = 0): Partial<ServerMessage> => ({ type: "welcome", seats, entry, phase: "running" });
const news = { type: "table", table } as Partial<ServerMessage>;
const view = (seat: number | null, entry: number, more = {}): Partial<ServerMessage> =>
  ({ type: "view", seat, entry, view: { to_move: 0, ply: entry, ...more }, events: [] }) as Partial<ServerMessage>;
const update = (since: number, more: object = {}): Partial<ServerMessage> =>
  ({ type: "update", since, entry: since + 1, seat: 0, kind: "act", by: 0, changed: { ply: since + 1 }, added: {}, events: [], ...more }) as Partial<ServerMessage>;

function seated() {
  const hearer = { stepped: vi.fn(), said: vi.fn() };
  const socket = new TableSocket(FakeSocket.dial, hearer);
  socket.open();
  FakeSocket.last.open();
  FakeSocket.last.hear(welcome(), news, view(0, 0));
  return { socket, hearer };
}

function reconnect(): void {
  FakeSocket.last.close(1006);
  vi.advanceTimersByTime(6000);
  FakeSocket.last.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("what is known", () => {
  it("says hello with nothing first, and with what it has after a loss", () => {
    seated();
    expect(FakeSocket.last.of("hello")).toEqual([{ type: "hello", have: null }]);
    reconnect();
    expect(FakeSocket.last.of("hello")).toEqual([{ type: "hello", have: 0 }]);
  });

  it("follows updates in order, and appends what only grew", () => {
    const { socket } = seated();
    FakeSocket.last.hear(view(0, 1, { log: ["a"] }), update(1, { changed: { ply: 2 }, added: { log: ["b"] } }));
    expect(socket.known.get(0)).toEqual({ entry: 2, view: { to_move: 0, ply: 2, log: ["a", "b"] } });
  });

  it("ignores what it has, and asks once for what it missed", () => {
    const { socket } = seated();
    FakeSocket.last.hear(update(0), update(0), update(5), update(6));
    expect(socket.entry).toBe(1);
    expect(FakeSocket.last.of("hello")).toEqual([
      { type: "hello", have: null },
      { type: "hello", have: 1 },
    ]);
  });

  it("says hello with nothing if its seats' views differ in age", () => {
    const { socket } = seated();
    FakeSocket.last.hear(welcome([0, 1]), view(0, 3), view(1, 2));
    expect(socket.entry).toBe(2);
    reconnect();
    expect(FakeSocket.last.of("hello")).toEqual([{ type: "hello", have: null }]);
  });

  it("says hello again when its seats have changed", () => {
    seated();
    FakeSocket.last.hear(welcome([0, 1]));
    expect(FakeSocket.last.of("hello")).toHaveLength(2);
  });
});

describe("what is wished", () => {
  it("is pending at once, and settled by the update with its mark", async () => {
    const { socket } = seated();
    const acted = socket.act("take c4 > 1", 0);
    expect(socket.pending).toBe("take c4 > 1");
    const [said] = FakeSocket.last.of("act") as { mark: string; entry: number }[];
    expect(said!.entry).toBe(0);
    FakeSocket.last.hear(update(0, { mark: said!.mark }));
    await acted;
    expect(socket.pending).toBeNull();
  });

  it("is said again exactly as it was after a lost connection, and done only once", async () => {
    const { socket } = seated();
    const acted = socket.act("take c4 > 1", 0);
    const before = FakeSocket.last.of("act");
    reconnect();
    expect(FakeSocket.last.said.map((message) => message.type)).toEqual(["hello", "act"]);
    expect(FakeSocket.last.of("act")).toEqual(before);
    const { mark } = before[0] as { mark: string };
    FakeSocket.last.hear(welcome([0], 1), news, { type: "done", mark, entry: 1 }, update(0, { kind: "gap", by: null }));
    await acted;
    reconnect();
    expect(FakeSocket.last.of("act")).toEqual([]);
  });

  it("tells why it was refused", async () => {
    const { socket } = seated();
    const acted = socket.act("take z9 > 1", 0).catch((trouble: Trouble) => trouble);
    const { mark } = FakeSocket.last.of("act")[0] as { mark: string };
    FakeSocket.last.hear({ type: "refused", mark, code: "illegal", sentence: "No.", rule: "SH-3.3", reason: "walled", entry: 0 });
    expect(await acted).toMatchObject({ code: "illegal", rule: "SH-3.3", reason: "walled" });
    expect(socket.pending).toBeNull();
  });

  it("is said again at the new entry if it means the same there", () => {
    const { socket } = seated();
    void socket.wish({ type: "resign", seat: 0 });
    const { mark } = FakeSocket.last.of("resign")[0] as { mark: string };
    FakeSocket.last.hear({ type: "refused", mark, code: "stale", sentence: "", entry: 4 });
    expect(FakeSocket.last.of("resign").at(-1)).toMatchObject({ mark, entry: 4 });
  });

  it("does not repeat chat and questions about the future", async () => {
    const { socket } = seated();
    const said = socket.wish({ type: "say", text: "hello" }).catch((trouble: Trouble) => trouble.code);
    const seen = socket.preview(["take c4 > 1"], 0).catch((trouble: Trouble) => trouble.code);
    reconnect();
    expect(await Promise.all([said, seen])).toEqual(["lost", "lost"]);
    expect(FakeSocket.last.said.map((message) => message.type)).toEqual(["hello"]);
  });

  it("uses a new mark each time", () => {
    const { socket } = seated();
    void socket.wish({ type: "say", text: "a" });
    void socket.wish({ type: "say", text: "b" });
    const marks = FakeSocket.last.of("say").map((message) => (message as { mark: string }).mark);
    expect(new Set(marks).size).toBe(2);
  });
});

it("ends when the service says so", () => {
  const { socket } = seated();
  FakeSocket.last.close(4404);
  expect(socket.link).toBe("ended");
  expect(socket.ended).toBe(4404);
});
