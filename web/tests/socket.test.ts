import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RefusalError } from "../src/calls";
import { TableSocket } from "../src/table/socket.svelte";
import type { ServerMessage } from "../src/wire";
import { FakeSocket } from "./fake-socket";

const table = { id: "t", game: "shelfie", phase: "running", seats: [] } as unknown;
const welcome = (seats = [0], entry = 0): Partial<ServerMessage> => ({ type: "welcome", seats, entry, phase: "running" });
const tableMessage = { type: "table", table } as Partial<ServerMessage>;
const view = (seat: number | null, entry: number, more = {}): Partial<ServerMessage> =>
  ({ type: "view", seat, entry, view: { to_move: 0, ply: entry, ...more }, events: [] }) as Partial<ServerMessage>;
const update = (since: number, more: object = {}): Partial<ServerMessage> =>
  ({ type: "update", since, entry: since + 1, seat: 0, kind: "act", by: 0, changed: { ply: since + 1 }, added: {}, events: [], ...more }) as Partial<ServerMessage>;

function seated() {
  const listener = { onStep: vi.fn(), onChat: vi.fn() };
  const socket = new TableSocket(FakeSocket.connect, listener);
  socket.open();
  FakeSocket.last.open();
  FakeSocket.last.receive(welcome(), tableMessage, view(0, 0));
  return { socket, listener };
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

describe("busy bots", () => {
  it("are counted until the bot's turn has come or the connection is new", () => {
    const { socket } = seated();
    expect(socket.botsAhead).toBe(0);
    FakeSocket.last.receive({ type: "bot_queue", ahead: 3 });
    expect(socket.botsAhead).toBe(3);
    FakeSocket.last.receive({ type: "bot_queue", ahead: 0 });
    expect(socket.botsAhead).toBe(0);
    FakeSocket.last.receive({ type: "bot_queue", ahead: 2 });
    reconnect();
    FakeSocket.last.receive(welcome(), tableMessage, view(0, 0));
    expect(socket.botsAhead).toBe(0);
  });
});

describe("views", () => {
  it("are requested without an entry first, and with the last entry after a lost connection", () => {
    seated();
    expect(FakeSocket.last.of("hello")).toEqual([{ type: "hello", have: null, fair: true }]);
    reconnect();
    expect(FakeSocket.last.of("hello")).toEqual([{ type: "hello", have: 0, fair: true }]);
  });

  it("follow updates in order, and append to lists that only grew", () => {
    const { socket } = seated();
    FakeSocket.last.receive(view(0, 1, { log: ["a"] }), update(1, { changed: { ply: 2 }, added: { log: ["b"] } }));
    expect(socket.views.get(0)).toEqual({ entry: 2, view: { to_move: 0, ply: 2, log: ["a", "b"] } });
  });

  it("ignore updates that they include, and request missing ones once", () => {
    const { socket } = seated();
    FakeSocket.last.receive(update(0), update(0), update(5), update(6));
    expect(socket.entry).toBe(1);
    expect(FakeSocket.last.of("hello")).toEqual([
      { type: "hello", have: null, fair: true },
      { type: "hello", have: 1, fair: true },
    ]);
  });

  it("are requested without an entry if those of its seats differ", () => {
    const { socket } = seated();
    FakeSocket.last.receive(welcome([0, 1]), view(0, 3), view(1, 2));
    expect(socket.entry).toBe(2);
    reconnect();
    expect(FakeSocket.last.of("hello")).toEqual([{ type: "hello", have: null, fair: true }]);
  });

  it("are requested again when the seats have changed", () => {
    seated();
    FakeSocket.last.receive(welcome([0, 1]));
    expect(FakeSocket.last.of("hello")).toHaveLength(2);
  });
});

describe("commands", () => {
  it("are pending at once, and resolved by the update with their request id", async () => {
    const { socket } = seated();
    const answer = socket.act("take c4 > 1", 0);
    expect(socket.pending).toBe("take c4 > 1");
    const [sent] = FakeSocket.last.of("act") as { mark: string; entry: number }[];
    expect(sent!.entry).toBe(0);
    FakeSocket.last.receive(update(0, { mark: sent!.mark }));
    await answer;
    expect(socket.pending).toBeNull();
  });

  it("are sent again unchanged after a lost connection, and carried out once", async () => {
    const { socket } = seated();
    const answer = socket.act("take c4 > 1", 0);
    const before = FakeSocket.last.of("act");
    reconnect();
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["hello", "act"]);
    expect(FakeSocket.last.of("act")).toEqual(before);
    const { mark } = before[0] as { mark: string };
    FakeSocket.last.receive(welcome([0], 1), tableMessage, { type: "done", mark, entry: 1 }, update(0, { kind: "gap", by: null }));
    await answer;
    reconnect();
    expect(FakeSocket.last.of("act")).toEqual([]);
  });

  it("are rejected with the reason of the refusal", async () => {
    const { socket } = seated();
    const answer = socket.act("take z9 > 1", 0).catch((error: RefusalError) => error);
    const { mark } = FakeSocket.last.of("act")[0] as { mark: string };
    FakeSocket.last.receive({ type: "refused", mark, code: "illegal", sentence: "No.", rule: "SH-3.3", reason: "walled", entry: 0 });
    expect(await answer).toMatchObject({ code: "illegal", rule: "SH-3.3", reason: "walled" });
    expect(socket.pending).toBeNull();
  });

  it("are sent again at the new entry if they mean the same there", () => {
    const { socket } = seated();
    void socket.send({ type: "resign", seat: 0 });
    const { mark } = FakeSocket.last.of("resign")[0] as { mark: string };
    FakeSocket.last.receive({ type: "refused", mark, code: "stale", sentence: "", entry: 4 });
    expect(FakeSocket.last.of("resign").at(-1)).toMatchObject({ mark, entry: 4 });
  });

  it("are not repeated if they are chat, previews or hints", async () => {
    const { socket } = seated();
    const sent = socket.send({ type: "say", text: "hello" }).catch((error: RefusalError) => error.code);
    const seen = socket.preview(["take c4 > 1"], 0).catch((error: RefusalError) => error.code);
    reconnect();
    expect(await Promise.all([sent, seen])).toEqual(["lost", "lost"]);
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("have a new request id each time", () => {
    const { socket } = seated();
    void socket.send({ type: "say", text: "a" });
    void socket.send({ type: "say", text: "b" });
    const marks = FakeSocket.last.of("say").map((message) => (message as { mark: string }).mark);
    expect(new Set(marks).size).toBe(2);
  });
});

it("ends when the server closes it for good", () => {
  const { socket } = seated();
  FakeSocket.last.close(4404);
  expect(socket.status).toBe("ended");
  expect(socket.closeCode).toBe(4404);
});
