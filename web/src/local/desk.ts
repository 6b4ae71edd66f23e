/** What the page can ask about matches on this device: the same as the server answers about its tables. */

import { RefusalError, type MyTable, type NewTable, type PastView, type TableInfo } from "../calls";
import type { MatchDocument } from "../engine/match-document";
import { EngineError } from "../engine/errors";
import { NO_CLOCK, type Entry, type Setting } from "../engine/match";
import { dealSeats, dealSeed } from "../daily/deal";
import { newRandom } from "../fairness/notes";
import type { Step } from "../games/face";
import { toHex } from "../hex";
import { settings } from "../shell/settings.svelte";
import type { ServerMessage } from "../wire";
import * as codes from "./codes";
import { myTable, tableDocument } from "./documents";
import { engineFor } from "./engines";
import { newId } from "./ids";
import { LocalMatch } from "./match";
import { noteStorage } from "./status";
import { matchStore } from "./store";
import { allSteps, stepAt, type Reader } from "./story";
import type { Deal, StoredMatch } from "./stored";
import { LocalTable } from "./table";
import { claim } from "./tabs";

/** Milliseconds that a bot takes at least, by the speed of the animations. */
const PACE = { slow: 1600, normal: 1000, fast: 500, none: 0 };

/** A page that sits at a table: what it receives, and the close code with which that ends. */
interface Sitter {
  receive(message: ServerMessage): void;
  end(code: number): void;
}

interface Seated {
  table: LocalTable;
  leave(): void;
}

interface Opened {
  match: LocalMatch;
  stored: StoredMatch;
}

// Opening tables

/** Open a table for the people at this device, and bots; return its id. */
export async function openHere({ game, players, options, bots, names }: NewTable, ownName: string): Promise<string> {
  const people = names?.length ? [...names] : [ownName];
  const seats = Array.from({ length: players }, (_, seat) => {
    const bot = bots?.[seat] ?? null;
    return { name: bot ?? people.shift() ?? ownName, bot };
  });
  return lay({ game, seats, options: (options ?? {}) as Setting["options"] });
}

/** Open the deal of a day for the person at this device; return its id. */
export async function openDeal(game: string, daily: Deal, ownName: string): Promise<string> {
  const seed = dealSeed(game, daily.day);
  return lay({ game, seats: dealSeats(seed, ownName), options: {}, seed: toHex(seed), daily });
}

/** The same people and bots, everybody one seat further. */
export async function rematchHere(id: string): Promise<MyTable> {
  const { setting } = await storedMatch(id);
  const seats = [setting.seats.at(-1)!, ...setting.seats.slice(0, -1)];
  return myTable(await storedMatch(await lay({ game: setting.game, seats, options: setting.options, rematchOf: id })));
}

/** A table that is to be laid; without a seed, a new one is drawn. */
interface Laid extends Pick<Setting, "game" | "seats" | "options"> {
  seed?: string;
  rematchOf?: string;
  daily?: Deal;
}

/** Play on with a match that was begun elsewhere; return its id. */
export async function continueHere(setting: Setting, log: Entry[]): Promise<string> {
  const engine = await engineFor(setting.game, setting.seats.length);
  const { toMove, result } = await LocalMatch.open(engine, setting, log);
  const stored = { id: newId(), setting, created: Date.now(), log, toMove, ended: null, result, rematchOf: null, sentAs: null, daily: null };
  await keep(stored);
  return stored.id;
}

/** All people at this device count as one person: they do not have to ask each other before an undo. */
async function lay({ game, seats, options, seed = newRandom(), rematchOf, daily }: Laid): Promise<string> {
  const engine = await engineFor(game, seats.length);
  const people = seats.map(({ bot }) => (bot === null ? 0 : null));
  const rules = engine.manifest.rules.present;
  const setting = { game, rules, options, seats, people, clock: NO_CLOCK, rated: false, seed };
  const { toMove, log, result } = await LocalMatch.open(engine, setting);
  const started = { id: newId(), setting, created: Date.now(), log, toMove, ended: null, result };
  const stored = { ...started, rematchOf: rematchOf ?? null, sentAs: null, daily: daily ?? null };
  await keep(stored);
  return stored.id;
}

/** Store a new match; if there is no space, it lives as long as this page. */
async function keep(stored: StoredMatch): Promise<void> {
  const store = await matchStore();
  const isStored = await store.save(stored, 0).then(() => true, () => false);
  noteStorage(isStored && store.isLasting, store.isLasting);
}

// Sitting at tables

/** Sit down at a table; or the close code that says why that is not possible. */
export async function sitDown(id: string, sitter: Sitter): Promise<Seated | number> {
  const unclaim = claim(id, () => sitter.end(codes.ELSEWHERE));
  const opened = await openMatch(id).catch(closeCode);
  if (typeof opened === "number") return unclaim(), opened;
  const store = await matchStore();
  const table = new LocalTable(store, opened.stored, opened.match, {
    send: (message) => sitter.receive(message),
    reportStored: (isStored) => noteStorage(isStored, store.isLasting),
    reportFailure: (failed) => console.warn(failed),
    pace: () => PACE[settings.speed],
  });
  live.set(id, table);
  return { table, leave: () => leave(id, table, unclaim) };
}

function leave(id: string, table: LocalTable, unclaim: () => void): void {
  unclaim();
  table.close();
  if (live.get(id) === table) live.delete(id);
}

/** The tables at which this page sits. */
const live = new Map<string, LocalTable>();

function closeCode(failed: unknown): number {
  if (failed instanceof RefusalError) return codes.NO_TABLE;
  return failed instanceof EngineError && failed.code !== "failed" ? codes.UNPLAYABLE : codes.NO_ENGINE;
}

// Reading

/** The table's document. */
export async function tableHere(id: string): Promise<TableInfo> {
  return tableDocument(await storedMatch(id));
}

/** The log as a reader may see it. */
export async function logHere(id: string, reader: Reader): Promise<Step[]> {
  return allSteps(await currentMatch(id), reader);
}

/** The view after a number of entries. */
export async function viewHere(id: string, entry: number, reader: Reader): Promise<PastView> {
  const match = await currentMatch(id);
  const view = await match.engine.call("view", match.moments[entry]!.state, reader);
  return { entry, entries: match.length, view, step: entry === 0 ? null : await stepAt(match, entry, reader) };
}

/** A match as it is stored. */
export async function storedMatch(id: string): Promise<StoredMatch> {
  const found = await (await matchStore()).get(id);
  if (!found) throw new RefusalError("table", "There is no such match on this device.");
  return found;
}

/** A match, as this page plays it or as it is stored. */
async function currentMatch(id: string): Promise<LocalMatch> {
  return live.get(id)?.match ?? (await openMatch(id)).match;
}

let last: Opened | null = null;

/** Replay a stored match; the last one is remembered, because replays ask for one view after the other. */
async function openMatch(id: string): Promise<Opened> {
  const stored = await storedMatch(id);
  if (last?.stored.id === id && last.match.length === stored.log.length) return last;
  const engine = await engineFor(stored.setting.game, stored.setting.seats.length);
  last = { stored, match: await LocalMatch.open(engine, stored.setting, stored.log) };
  return last;
}

/** A finished match as a file, as the server offers it. */
export async function matchFile(id: string): Promise<{ name: string; document: MatchDocument }> {
  const { setting, log } = await storedMatch(id);
  const engine = await engineFor(setting.game, setting.seats.length);
  return { name: `${setting.game}-${id}.json`, document: await engine.call("matchDocument", setting, log) };
}
