import { beforeAll, describe, expect, it } from "vitest";
import { NO_CLOCK, type Setting } from "../src/engine/match";
import { LocalMatch, type MatchEngine } from "../src/local/match";
import { MemoryStore } from "../src/local/store";
import type { StoredMatch } from "../src/local/stored";
import { LocalTable } from "../src/local/table";
import { applyChanges, type ClientMessage, type ServerMessage, type ServerMessageOf, type View } from "../src/wire";
import { loadEngine } from "./local-engine";

const GAMES = ["lanterns", "shelfie"];
const ID = "local-1";
const ACTIONS_AT_MOST = 400;

const engines: Record<string, MatchEngine> = {};

beforeAll(async () => {
  for (const game of GAMES) engines[game] = await loadEngine(game, 2);
});

/** A page at a table: the views that it has put together, and everything that it received. */
class Page {
  readonly received: ServerMessage[] = [];
  readonly views = new Map<number | null, View>();
  table!: LocalTable;
  stored: boolean[] = [];
  private failed: unknown = null;
  private marks = 0;

  constructor(readonly store = new MemoryStore()) {}

  /** Sit down at the stored match. */
  async sit(game: string): Promise<this> {
    const stored = (await this.store.get(ID))!;
    const match = await LocalMatch.open(engines[game]!, stored.setting, stored.log);
    this.table = new LocalTable(this.store, stored, match, {
      send: (message) => this.receive(message),
      reportStored: (isStored) => this.stored.push(isStored),
      reportFailure: (failed) => (this.failed = failed),
      pace: () => 0,
    });
    await this.table.receive({ type: "hello", have: null, fair: true });
    return this;
  }

  private receive(message: ServerMessage): void {
    this.received.push(JSON.parse(JSON.stringify(message)) as ServerMessage);
    if (message.type === "view") this.views.set(message.seat, message.view);
    if (message.type === "update") this.views.set(message.seat, applyChanges(this.views.get(message.seat)!, message.changed, message.added));
  }

  /** Send a command for a seat, and return its answer: the last update, or the refusal. */
  async send(command: Record<string, unknown>): Promise<ServerMessage> {
    const mark = `m${(this.marks += 1)}`;
    await this.table.receive({ mark, entry: this.table.match.length, ...command } as ClientMessage);
    return this.received.findLast((message) => "mark" in message && message.mark === mark)!;
  }

  of<Type extends ServerMessage["type"]>(type: Type): ServerMessageOf<Type>[] {
    return this.received.filter((message): message is ServerMessageOf<Type> => message.type === type);
  }

  /** Carry out a legal action of the seat to move, in notation. */
  async act(pick = 0): Promise<ServerMessage> {
    const { engine, state, toMove } = this.table.match;
    const actions = await engine.call("legalActions", state);
    return this.send({ type: "act", seat: toMove, action: await engine.call("actionText", state, actions[pick % actions.length]!) });
  }

  /** Wait until a person is to move, or the match is over. */
  async untilMyTurn(): Promise<void> {
    const { match } = this.table;
    while (match.result === null && !match.mine.includes(match.toMove!)) {
      if (this.failed) throw this.failed;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** Play to the end. */
  async finish(): Promise<void> {
    for (let turn = 0; turn < ACTIONS_AT_MOST && this.table.match.result === null; turn += 1) {
      expect((await this.act(turn * 7)).type).toBe("update");
      await this.untilMyTurn();
    }
  }
}

function setting(game: string, bots: (string | null)[]): Setting {
  const seats = bots.map((bot, seat) => ({ name: bot ?? `Żółw ${seat}`, bot }));
  const people = bots.map((bot) => (bot === null ? 0 : null));
  return { game, rules: engines[game]!.manifest.rules.present, options: {}, seats, people, clock: NO_CLOCK, rated: false, seed: "" };
}

/** A match that seat 0 begins. */
async function begun(game: string, bots: (string | null)[]): Promise<Setting> {
  for (let number = 0; ; number += 1) {
    const found = { ...setting(game, bots), seed: number.toString(16).padStart(64, "0") };
    if ((await LocalMatch.open(engines[game]!, found)).toMove === 0) return found;
  }
}

async function newPage(game: string, bots: (string | null)[] = [null, "novice"]): Promise<Page> {
  const page = new Page();
  const stored: StoredMatch = {
    id: ID,
    setting: await begun(game, bots),
    created: 1,
    log: [],
    toMove: 0,
    ended: null,
    result: null,
    rematchOf: null,
    sentAs: null,
  };
  await page.store.save(stored, 0);
  await page.sit(game);
  await page.untilMyTurn();
  return page;
}

describe.each(GAMES)("a table of %s on this device", (game) => {
  it("welcomes the page as the server does", async () => {
    const page = await newPage(game);
    expect(page.received.map(({ type }) => type).slice(0, 4)).toEqual(["welcome", "table", "view", "presence"]);
    expect(page.of("welcome")[0]!.seats).toEqual([0]);
    expect(page.of("table")[0]!.table).toMatchObject({ id: ID, game, phase: "running", rated: false, to_move: 0 });
  });

  it("plays a whole match against a bot, which can be proved", async () => {
    const page = await newPage(game);
    await page.finish();
    const { match } = page.table;
    expect(match.result).toMatchObject({ reason: "played" });
    expect(page.of("update").at(-1)!.result).toEqual(match.result);
    expect(page.of("table").at(-1)!.table).toMatchObject({ phase: "finished", result: match.result });
    expect(page.views.get(0)).toEqual(await match.engine.call("view", match.state, 0));
    const document = await match.engine.call("matchDocument", match.setting, match.log);
    expect(await match.engine.call("verifyMatch", document)).toMatchObject({ ok: true });
  });

  it("continues after the page was closed, exactly where it was", async () => {
    const page = await newPage(game);
    await page.act();
    await page.untilMyTurn();
    page.table.close();
    const again = await new Page(page.store).sit(game);
    expect(again.table.match.state).toEqual(page.table.match.state);
    expect(again.views).toEqual(page.views);
    await again.finish();
    expect((await again.store.get(ID))!.result).toEqual(again.table.match.result);
  });

  it("takes a move back, bots always agree", async () => {
    const page = await newPage(game);
    const first = structuredClone(page.views.get(0));
    await page.act();
    await page.untilMyTurn();
    const answer = await page.send({ type: "ask", seat: 0, topic: "undo", to: 0 });
    expect(answer).toMatchObject({ type: "update", kind: "ask", by: 0, ply: 0 });
    expect(page.views.get(0)).toEqual(first);
  });

  it("previews only what the seat knows, and says why an action is not allowed", async () => {
    const page = await newPage(game);
    const { engine, state } = page.table.match;
    const legal = await engine.call("legalActions", state);
    const illegal = Array.from({ length: engine.manifest.actions }, (_, action) => action).find((action) => !legal.includes(action))!;
    const { previews } = (await page.send({ type: "preview", seat: 0, actions: [legal[0]!, illegal, "nonsense"] })) as ServerMessageOf<"previews">;
    expect(previews[0]!.preview).toHaveProperty("says");
    expect(previews[1]!.refused).toMatchObject({ code: "illegal", rule: expect.stringMatching(/^(LA|SH)-/) });
    expect(previews[2]!.refused).toMatchObject({ code: "unreadable" });
  });

  it("gives hints", async () => {
    const page = await newPage(game);
    await page.send({ type: "hint", seat: 0 });
    await expect.poll(() => page.received.at(-1), { timeout: 2_000 }).toMatchObject({ type: "hints" });
    expect(page.of("hints")[0]!.hints[0]).toMatchObject({ says: { id: expect.any(String) }, win: expect.any(Number) });
  });

  it("compares an action with the best one", async () => {
    const page = await newPage(game);
    const { engine, state } = page.table.match;
    const action = await engine.call("actionText", state, (await engine.call("legalActions", state)).at(-1)!);
    await page.send({ type: "hint", seat: 0, action });
    await expect.poll(() => page.received.at(-1), { timeout: 10_000 }).toMatchObject({ type: "hints" });
    const found = page.of("hints")[0]!.hints;
    expect(found.at(-1)).toMatchObject({ action, win: expect.any(Number) });
    expect(found[0]!.win).toBeGreaterThanOrEqual(found.at(-1)!.win);
  });

  it("shows each of several people at one device their own view", async () => {
    const page = await newPage(game, [null, null]);
    expect(page.of("welcome")[0]!.seats).toEqual([0, 1]);
    for (let turn = 0; turn < 6; turn += 1) await page.act(turn);
    for (const seat of [0, 1]) expect(page.views.get(seat)).toEqual(await page.table.match.engine.call("view", page.table.match.state, seat));
    expect(page.of("update").map(({ seat }) => seat).slice(0, 2)).toEqual([0, 1]);
  });

  it("refuses a move of another seat, one that came too late, and chat", async () => {
    const page = await newPage(game);
    const refused = (code: string) => ({ type: "refused", code });
    expect(await page.send({ type: "act", seat: 1, action: 0 })).toMatchObject(refused("seat"));
    expect(await page.send({ type: "act", seat: 0, action: 0, entry: 7 })).toMatchObject(refused("stale"));
    expect(await page.send({ type: "say", text: "hello" })).toMatchObject(refused("phase"));
    expect(page.table.match.length).toBe(0);
  });

  it("ends when the only person resigns", async () => {
    const page = await newPage(game);
    await page.send({ type: "resign", seat: 0 });
    expect(page.table.match.result).toEqual({ reason: "resigned", scores: null, ranks: [2, 1] });
    expect((await page.store.get(ID))!.ended).not.toBeNull();
  });
});

describe("what is stored", () => {
  it("is shown if another tab has continued the match", async () => {
    const page = await newPage("shelfie", [null, null]);
    const other = await new Page(page.store).sit("shelfie");
    await other.act(3);
    expect(await page.act()).toMatchObject({ type: "refused", code: "stale" });
    expect(page.views).toEqual(other.views);
    expect((await page.act()).type).toBe("update");
  });

  it("follows as soon as there is space again, and the match continues meanwhile", async () => {
    const page = await newPage("shelfie", [null, null]);
    const save = page.store.save.bind(page.store);
    page.store.save = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    expect((await page.act()).type).toBe("update");
    expect(page.stored.at(-1)).toBe(false);
    page.store.save = save;
    await page.act();
    expect((await page.store.get(ID))!.log).toHaveLength(2);
  });
});
