/** A table at the position before a mistake, on this device: it answers with the messages of the server, and nobody else plays. */

import { RefusalError } from "../calls";
import { EngineError } from "../engine/errors";
import type { Step } from "../games/face";
import { changedKeys } from "../local/changes";
import { tableDocument } from "../local/documents";
import { previewAll, readAction } from "../local/look";
import { LocalMatch, type MatchEngine } from "../local/match";
import type { StoredMatch } from "../local/stored";
import { allSteps, stepAt } from "../local/story";
import type { Frame } from "../table/animation-queue.svelte";
import { AnsweringSocket } from "../table/answering-socket";
import type { TableSource } from "../table/source";
import type { ClientMessage, ServerMessage } from "../wire";
import { logOf, type Mistake } from "./mistake";

type Act = Extract<ClientMessage, { type: "act" }>;
type Preview = Extract<ClientMessage, { type: "preview" }>;

export class PositionTable implements TableSource {
  private socket: AnsweringSocket | null = null;

  private constructor(
    readonly id: string,
    readonly match: LocalMatch,
    /** Whose view is shown, and who may act. */
    readonly seat: number,
  ) {}

  /** Replay a match up to a mistake. */
  static async open(engine: MatchEngine, id: string, mistake: Mistake): Promise<PositionTable> {
    const match = await LocalMatch.open(engine, mistake.setting, logOf(mistake));
    return new PositionTable(id, match, mistake.seat);
  }

  // What the page asks a table for

  connect(): WebSocket {
    this.socket = new AnsweringSocket((message) => void this.answer(message));
    return this.socket as unknown as WebSocket;
  }

  readLog(): Promise<Step[]> {
    return allSteps(this.match, this.seat);
  }

  async readView(entry: number): Promise<Frame> {
    const { match, seat } = this;
    const view = await match.engine.call("view", match.moments[entry]!.state, seat);
    return { entry, view, step: entry === 0 ? null : await stepAt(match, entry, seat) };
  }

  // Messages

  private async answer(message: ClientMessage): Promise<void> {
    try {
      if (message.type === "hello") await this.welcome();
      else if (message.type === "act") await this.act(message);
      else if (message.type === "preview") await this.preview(message);
      else if ("mark" in message) throw new RefusalError("phase", "This is not possible here.");
    } catch (failed) {
      this.refuse("mark" in message ? message.mark : null, failed);
    }
  }

  private async welcome(): Promise<void> {
    const { id, match, seat } = this;
    this.send({ type: "welcome", table: id, entry: match.length, seats: [seat], phase: "running", version: "" });
    this.send({ type: "table", table: tableDocument(this.stored) });
    const { view } = await this.readView(match.length);
    this.send({ type: "view", entry: match.length, seat, view, events: [] } as unknown as ServerMessage);
  }

  private async act({ action, mark }: Act): Promise<void> {
    const { match, seat } = this;
    const before = await this.readView(match.length);
    const number = await readAction(match.engine, match.state, action);
    await match.add({ kind: "act", seat, action: number, at: Date.now(), spent: 0 });
    const { view, step } = await this.readView(match.length);
    const change = { changed: changedKeys(before.view, view), added: {} };
    this.send({ ...step, type: "update", since: before.entry, seat, mark, ...change } as unknown as ServerMessage);
  }

  private async preview({ actions, mark }: Preview): Promise<void> {
    const previews = await previewAll(this.match, this.seat, actions);
    this.send({ type: "previews", mark, entry: this.match.length, previews });
  }

  private refuse(mark: string | null, failed: unknown): void {
    const known = failed instanceof EngineError || failed instanceof RefusalError ? failed : null;
    const { code = "failed", message = String(failed), rule = null, reason = null } = known ?? {};
    this.send({ type: "refused", code, sentence: message, rule, reason, entry: this.match.length, mark });
  }

  private send(message: ServerMessage): void {
    this.socket?.deliver(message);
  }

  /** The match as the documents of tables read it. */
  private get stored(): StoredMatch {
    const { id, match } = this;
    const { setting, log, toMove } = match;
    return { id, setting, log, toMove, created: 0, ended: null, result: null, rematchOf: null, sentAs: null };
  }
}
