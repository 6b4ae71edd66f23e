/** A table that shows the position of a puzzle, with previews, and carries out the answer; nothing is stored. */

import type { Step } from "../games/face";
import { changedKeys } from "../local/changes";
import { previewAll, readAction } from "../local/look";
import { allSteps, stepAt, type Reader } from "../local/story";
import { t } from "../shell/messages.svelte";
import type { Frame } from "../table/animation-queue.svelte";
import { AnsweringSocket } from "../table/answering-socket";
import type { TableSource } from "../table/source";
import type { ClientMessage, ServerMessage, View } from "../wire";
import { nameOf, type Position } from "./position";

type Act = Extract<ClientMessage, { type: "act" }>;
type Preview = Extract<ClientMessage, { type: "preview" }>;

export class PuzzleSource implements TableSource {
  private socket: AnsweringSocket | null = null;
  private view: View | null = null;
  /** Who looks: the seat to move, or for a question about another's goal a spectator. */
  private readonly reader: Reader;

  constructor(
    private readonly game: string,
    private readonly position: Position,
  ) {
    const { kind, seat } = position.puzzle;
    this.reader = kind === "reader" ? null : seat;
  }

  connect(): WebSocket {
    this.socket = new AnsweringSocket((message) => void this.answer(message));
    return this.socket as unknown as WebSocket;
  }

  readLog(): Promise<Step[]> {
    return allSteps(this.match, this.reader);
  }

  async readView(entry: number): Promise<Frame> {
    const view = await this.match.engine.call("view", this.match.moments[entry]!.state, this.reader);
    return { entry, view, step: entry === 0 ? null : await stepAt(this.match, entry, this.reader) };
  }

  private get match(): Position["match"] {
    return this.position.match;
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (message.type === "hello") await this.welcome();
    else if (message.type === "act") await this.act(message).catch(() => this.refuse(message.mark));
    else if (message.type === "preview") await this.preview(message).catch(() => this.refuse(message.mark));
    else if ("mark" in message) this.refuse(message.mark);
  }

  private async welcome(): Promise<void> {
    const { game, reader, match } = this;
    this.view = await match.engine.call("view", match.state, reader);
    const seats = reader === null ? [] : [reader];
    this.send({ type: "welcome", table: game, entry: match.length, seats, phase: "running", version: "" });
    this.send({ type: "table", table: this.document } as unknown as ServerMessage);
    this.send({ type: "view", entry: match.length, seat: reader, view: this.view, events: [] } as unknown as ServerMessage);
  }

  private async act({ action, mark }: Act): Promise<void> {
    const { match, reader } = this;
    const number = await readAction(match.engine, match.state, action);
    await match.add({ kind: "act", seat: match.toMove!, at: Date.now(), spent: 0, action: number });
    const view = await match.engine.call("view", match.state, reader);
    const { entry, ...step } = await stepAt(match, match.length, reader);
    const change = { changed: changedKeys(this.view!, view), added: {} };
    this.view = view;
    this.send({ type: "update", since: entry - 1, entry, seat: reader, mark, ...step, ...change } as unknown as ServerMessage);
  }

  private async preview({ actions, mark, entry }: Preview): Promise<void> {
    const previews = await previewAll(this.match, this.reader!, actions);
    this.send({ type: "previews", mark, entry, previews });
  }

  private refuse(mark: string): void {
    this.send({ type: "refused", code: "illegal", sentence: "", entry: this.match.length, mark });
  }

  private send(message: ServerMessage): void {
    this.socket?.deliver(message);
  }

  /** The table's document, as far as the page reads it here. */
  private get document(): object {
    const { game, reader } = this;
    const { players } = this.position.puzzle;
    const seats = Array.from({ length: players }, (_, seat) => {
      return { seat, kind: "person", name: seat === reader ? t("page-me") : nameOf(seat), bot: null, here: true };
    });
    return { id: `puzzles-${game}`, game, phase: "running", seats, rated: false, hints: false, chat: false, options: {} };
  }
}
