/**
 * A table on this device. It speaks the protocol of the server's sockets (server/live), so that the page knows only one
 * kind of table: check, apply, store, and then send each seat of this device what changed.
 */

import { RefusalError } from "../calls";
import { decisionSeed } from "../daily/deal";
import { EngineError } from "../engine/errors";
import type { Entry } from "../engine/match";
import { fromHex } from "../hex";
import type { ClientMessage, End, ServerMessage, ServerMessageOf, View } from "../wire";
import { changedKeys } from "./changes";
import { tableDocument } from "./documents";
import { Driver } from "./driver";
import { checkTurn, hintsFor, previewAll, readAction } from "./look";
import { LocalMatch } from "./match";
import { ConflictError, type MatchStore } from "./store";
import { stepAt, type Reader } from "./story";
import type { StoredMatch } from "./stored";

type Command = Extract<ClientMessage, { mark: string; entry: number }>;

/** Where a table sends its messages, and what it reports besides. */
export interface TableHost {
  send(message: ServerMessage): void;
  /** Whether everything is stored; if not, the match continues, but would be lost with the page. */
  reportStored(isStored: boolean): void;
  /** A bot could not decide; it tries again. */
  reportFailure(failed: unknown): void;
  /** Milliseconds that a bot takes at least, so that people can follow. */
  pace(): number;
}

const stale = (): RefusalError => new RefusalError("stale", "The table has changed. Choose again.");
const impossible = (): RefusalError => new RefusalError("phase", "This is not possible at a table on one device.");

const counted = (): RefusalError => new RefusalError("counted", "Your first match of a daily deal is played without help.");

export class LocalTable {
  private readonly driver: Driver;
  /** The last view that was sent to each reader. */
  private readonly sent = new Map<Reader, View>();
  private readers: Reader[];
  /** How many entries are stored. */
  private known: number;
  private work: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: MatchStore,
    private stored: StoredMatch,
    public match: LocalMatch,
    private readonly host: TableHost,
  ) {
    this.known = stored.log.length;
    this.readers = this.currentReaders();
    this.driver = new Driver(this);
  }

  /** Handle a message of the page, after those before it. */
  receive(message: ClientMessage): Promise<void> {
    return this.afterOthers(() => this.handle(message).catch((failed: unknown) => this.refuse(message, failed)));
  }

  /** Stop the bots. */
  close(): void {
    this.driver.stop();
  }

  private afterOthers(work: () => Promise<void>): Promise<void> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }

  private async handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case "hello":
        return this.enter(message.have ?? null);
      case "ping":
        return this.host.send({ type: "pong" });
      case "contribute":
        return;
      case "say":
      case "position":
      case "offer":
      case "thought":
        throw impossible();
      case "preview":
        return this.preview(message);
      case "hint":
        // A search takes a second: meanwhile other messages are handled.
        return void this.hint(message).catch((failed: unknown) => this.refuse(message, failed));
      default:
        return this.execute(message);
    }
  }

  private refuse(message: ClientMessage, failed: unknown): void {
    const { code, sentence, rule, reason } = refusalOf(failed);
    const mark = "mark" in message ? message.mark : null;
    this.host.send({ type: "refused", code, sentence, entry: this.match.length, rule, mark, reason });
  }

  // Entering

  private async enter(have: number | null): Promise<void> {
    this.sendWelcome();
    this.sendTable();
    for (const reader of this.readers) {
      if (have === this.match.length && this.sent.has(reader)) this.sendNothingNew(reader);
      else await this.sendView(reader);
    }
    this.host.send({ type: "presence", seats: this.match.bots.map(() => true), watching: 0 });
    this.driver.run();
  }

  private sendWelcome(): void {
    const { length, mine, result } = this.match;
    const phase = result ? "finished" : "running";
    this.host.send({ type: "welcome", table: this.stored.id, entry: length, seats: mine, phase, version: "" });
  }

  private sendTable(): void {
    const { bots, toMove, length } = this.match;
    this.host.send({ type: "table", table: tableDocument(this.stored, { bots, toMove, entry: length }) });
  }

  private async sendView(reader: Reader): Promise<void> {
    const view = await this.match.engine.call("view", this.match.state, reader);
    this.sent.set(reader, view);
    this.host.send({ type: "view", entry: this.match.length, seat: reader, view, events: [], ...this.around });
  }

  private sendNothingNew(seat: Reader): void {
    const { length } = this.match;
    const nothing = { changed: {}, added: {}, events: [] };
    this.host.send({ type: "update", since: length, entry: length, seat, kind: "gap", ...nothing, ...this.around });
  }

  private get around(): { result: End | null } {
    return { result: this.match.result };
  }

  private currentReaders(): Reader[] {
    return this.match.mine.length > 0 ? this.match.mine : [null];
  }

  // Commands

  private async execute(message: Command): Promise<void> {
    this.checkEntry(message.entry);
    const seat = this.seatFor(message.seat);
    await this.add(await this.entryOf(message, seat), message.mark);
    if (!this.match.mine.includes(seat)) this.host.send({ type: "done", mark: message.mark, entry: this.match.length });
  }

  private checkEntry(entry: number): void {
    if (entry !== this.match.length && !this.match.result) throw stale();
  }

  private seatFor(named: number | null | undefined): number {
    const { mine, toMove } = this.match;
    const seat = named ?? (toMove !== null && mine.includes(toMove) ? toMove : mine[0]);
    if (seat === undefined || !mine.includes(seat)) throw new RefusalError("seat", "This is not your seat.");
    return seat;
  }

  private async entryOf(message: Command, seat: number): Promise<Entry> {
    const base = { seat, at: Date.now(), spent: 0 };
    switch (message.type) {
      case "act":
        checkTurn(this.match, seat);
        return { ...base, kind: "act", action: await readAction(this.match.engine, this.match.state, message.action) };
      case "undo":
        return { ...base, kind: "undo", to: message.to };
      case "ask":
        if (this.stored.daily?.isCounted) throw counted();
        if (message.topic === "undo") return { ...base, kind: "ask", question: { topic: "undo", to: message.to ?? 0 } };
        if (message.topic === "end") return { ...base, kind: "ask", question: { topic: "end" } };
        throw impossible();
      case "resign":
      case "leave":
        return { ...base, kind: message.type };
      default:
        throw impossible();
    }
  }

  /** Check, apply, store and send one entry. */
  private async add(entry: Entry, mark: string | null = null): Promise<void> {
    await this.match.add(entry);
    this.driver.stop();
    await this.save(entry);
    await this.sendEntry(entry, mark);
    this.driver.run();
  }

  /** Store the match. If that fails, the match continues, and the next entry is stored together with this one. */
  private async save(entry: Entry): Promise<void> {
    const { log, toMove, result } = this.match;
    this.stored = { ...this.stored, log: [...log], toMove, result, ended: result ? entry.at : null };
    try {
      await this.store.save(this.stored, this.known);
      this.known = log.length;
      this.host.reportStored(this.store.isLasting);
    } catch (failed) {
      if (failed instanceof ConflictError) await this.catchUp();
      else this.host.reportStored(false);
    }
  }

  /** Another tab has continued the match: show what it stored. */
  private async catchUp(): Promise<never> {
    this.stored = (await this.store.get(this.stored.id)) ?? this.stored;
    this.match = await LocalMatch.open(this.match.engine, this.stored.setting, this.stored.log);
    this.known = this.match.length;
    this.readers = this.currentReaders();
    this.sent.clear();
    await this.enter(null);
    throw stale();
  }

  private async sendEntry(entry: Entry, mark: string | null): Promise<void> {
    const isMove = entry.kind === "act" && !this.match.result;
    if (!isMove) this.reseat();
    for (const reader of this.readers) {
      const before = this.sent.get(reader);
      if (before) await this.sendUpdate(reader, before, mark);
      else await this.sendView(reader);
    }
    if (!isMove) this.sendTable();
  }

  /** After a bot has taken over a seat, and at the end, this device may have other seats. */
  private reseat(): void {
    const readers = this.currentReaders();
    if (readers.join() === this.readers.join()) return;
    this.readers = readers;
    for (const reader of [...this.sent.keys()]) if (!readers.includes(reader)) this.sent.delete(reader);
    this.sendWelcome();
  }

  private async sendUpdate(reader: Reader, before: View, mark: string | null): Promise<void> {
    const { match } = this;
    const view = await match.engine.call("view", match.state, reader);
    this.sent.set(reader, view);
    const { entry, kind, by, ply, events, says } = await stepAt(match, match.length, reader);
    const change = { changed: changedKeys(before, view), added: {}, events, says, ...this.around };
    const update = { type: "update", since: entry - 1, entry, seat: reader, kind, by, ply, mark, ...change };
    this.host.send(update as unknown as ServerMessageOf<"update">);
  }

  // Looking ahead

  private async preview({ mark, entry, seat, actions }: Extract<ClientMessage, { type: "preview" }>): Promise<void> {
    this.checkEntry(entry);
    this.host.send({ type: "previews", mark, entry, previews: await previewAll(this.match, this.seatFor(seat), actions) });
  }

  private async hint({ mark, entry, seat, action }: Extract<ClientMessage, { type: "hint" }>): Promise<void> {
    this.checkEntry(entry);
    if (this.stored.daily?.isCounted) throw counted();
    const hints = await hintsFor(this.match, this.seatFor(seat), action);
    this.checkEntry(entry);
    this.host.send({ type: "hints", mark, entry, hints } as unknown as ServerMessageOf<"hints">);
  }

  // Bots

  /** Carry out a bot's action, unless the match has changed in the meantime. */
  addAction(seat: number, action: number, length: number): Promise<void> {
    return this.afterOthers(async () => {
      if (this.match.length === length) await this.add({ kind: "act", seat, at: Date.now(), spent: 0, action });
    });
  }

  /** At a daily deal, everybody's bot decides alike. */
  decisionSeed(): Uint8Array | null {
    const { setting, history } = this.match;
    return this.stored.daily ? decisionSeed(fromHex(setting.seed), history.actions.length) : null;
  }

  pace(): number {
    return this.host.pace();
  }

  reportFailure(failed: unknown): void {
    if (!(failed instanceof RefusalError)) this.host.reportFailure(failed);
  }
}

/** Why a message was not carried out. */
function refusalOf(failed: unknown): RefusalError {
  if (failed instanceof RefusalError) return failed;
  if (failed instanceof EngineError) return new RefusalError(failed.code, failed.message, failed.rule, failed.reason);
  return new RefusalError("failed", String(failed));
}
