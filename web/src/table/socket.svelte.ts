/** The socket of a table: the latest views and the commands of this page, also across a lost connection. */

import { RefusalError, type TableInfo } from "../calls";
import type { ActionPreview, GameEvent, Hint, Step } from "../games/face";
import type { Message } from "../games/narration";
import { applyChanges, toMove, type ClientMessage, type ClockNow, type End, type ServerMessageOf, type Question } from "../wire";
import type { ServerMessage, View } from "../wire";
import { contribute } from "../fairness/contribution";
import { noteCommitment } from "../fairness/notes";
import { Connection } from "./connection";
import { createRequestIds, PendingCommands, type Command } from "./commands";
import { Device } from "./device";

/** Whose view it is: a seat, or null for a spectator. */
export type Viewer = number | null;

/** The latest view of a viewer, and how many entries it includes. */
export interface KnownView {
  entry: number;
  view: View;
}

/** What the socket reports besides its state. */
export interface SocketListener {
  /** A view changed, and by which step; null for a complete view. */
  onStep(viewer: Viewer, known: KnownView, step: Step | null): void;
  onChat(line: ServerMessageOf<"said">): void;
}

type CommandContent<Message> = Message extends Command ? Omit<Message, "mark" | "entry"> : never;

export class TableSocket {
  status = $state<"connecting" | "open" | "lost" | "ended">("connecting");
  /** The close code, once the socket is closed for good. */
  closeCode = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  views = $state.raw<ReadonlyMap<Viewer, KnownView>>(new Map());
  clock = $state.raw<ClockNow | null>(null);
  /** When the clocks were received, in milliseconds. */
  clockAt = $state.raw(0);
  question = $state.raw<Question | null>(null);
  result = $state.raw<End | null>(null);
  presence = $state.raw<{ seats: boolean[]; watching: number } | null>(null);
  /** About how many decisions of other bots come before that of the bot to move. */
  botsAhead = $state(0);
  /** The action that was sent and has no answer yet. */
  pending = $state.raw<string | null>(null);

  private readonly commands = new PendingCommands();
  private readonly nextRequestId = createRequestIds();
  private readonly connection: Connection;
  private readonly device = new Device((message) => this.connection.send(message));
  private isCatchingUp = false;

  constructor(
    connect: () => WebSocket,
    private readonly listener: SocketListener,
  ) {
    this.connection = new Connection(connect, {
      onOpen: () => this.handleOpen(),
      onMessage: (message) => this.receive(message),
      onLoss: () => (this.status = "lost"),
      onEnd: (code) => this.end(code),
    });
  }

  open(): void {
    this.connection.open();
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  /** Connect again after the connection has ended for good. */
  reopen(): void {
    this.status = "connecting";
    this.closeCode = null;
    this.connection.open();
  }

  close(): void {
    this.device.stop();
    this.connection.close();
  }

  /** The viewers whose views the server sends to this page. */
  get viewers(): Viewer[] {
    return this.mine.length > 0 ? this.mine : [null];
  }

  /** How many entries all views include. */
  get entry(): number {
    const entries = this.viewers.map((viewer) => this.views.get(viewer)?.entry ?? 0);
    return Math.min(...entries);
  }

  /** The seat that is to move. */
  get toMove(): number | null {
    const some = this.views.values().next().value;
    return this.result ? null : toMove(some?.view ?? null);
  }

  /** Whether the socket is open and all views have arrived. */
  get isCurrent(): boolean {
    return this.status === "open" && this.table !== null && this.table.phase !== "open" && this.hasAllViews;
  }

  private get hasAllViews(): boolean {
    return this.viewers.every((viewer) => this.views.has(viewer));
  }

  // Commands

  /** Send an action; it is pending until the answer arrives. */
  async act(action: string, seat: number): Promise<void> {
    this.pending = action;
    await this.send<number>({ type: "act", seat, action }).finally(() => (this.pending = null));
    void this.device.prepare();
  }

  /** Ask what actions would change. */
  async preview(actions: string[], seat: number): Promise<ActionPreview[]> {
    const { previews } = await this.send<ServerMessageOf<"previews">>({ type: "preview", seat, actions });
    return previews.map(({ action, preview, refused }) => ({
      action: String(action),
      preview: preview ?? null,
      refused: refused ? { rule: null, reason: null, ...refused } : null,
    }));
  }

  /**
   * Good actions, the best first: computed on this device if the server lets it, otherwise by the server. With an action, the
   * best one and this one, with chances that can be compared.
   */
  async hint(seat: number, action: string | null = null): Promise<Hint[]> {
    const request = () => this.send<ServerMessageOf<"known">>({ type: "position", seat });
    const computed = await this.device.hints(request, action);
    if (computed) return computed;
    const { hints } = await this.send<ServerMessageOf<"hints">>({ type: "hint", seat, action });
    return hints as unknown as Hint[];
  }

  /** Send a command with a new request id, based on the latest entry that this page has. */
  send<T>(content: CommandContent<ClientMessage>): Promise<T> {
    const message = { ...content, mark: this.nextRequestId(), entry: this.entry } as Command;
    if (message.type === "say") delete (message as { entry?: number }).entry;
    if (this.status === "ended") return Promise.reject(new RefusalError("lost", "The connection was lost."));
    const answer = this.commands.add<T>(message);
    this.connection.send(message);
    return answer;
  }

  // Messages from the server

  private handleOpen(): void {
    this.device.handleOpen();
    this.sayHello();
    for (const message of this.commands.takeRepeatable()) this.connection.send(message);
  }

  private sayHello(): void {
    this.isCatchingUp = true;
    const entries = new Set(this.viewers.map((viewer) => this.views.get(viewer)?.entry ?? null));
    this.connection.send({ type: "hello", have: entries.size === 1 ? [...entries][0] : null, fair: true });
  }

  private requestMissed(): void {
    if (!this.isCatchingUp) this.sayHello();
  }

  private end(code: number): void {
    this.status = "ended";
    this.closeCode = code;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.receiveWelcome(message);
        break;
      case "table":
        this.table = message.table;
        noteCommitment(message.table);
        this.device.handleTable(message.table);
        break;
      case "collect":
        this.contribute(message);
        break;
      case "view":
        this.show(message, message.view, null);
        break;
      case "update":
        this.receiveUpdate(message);
        break;
      case "done":
        this.commands.confirm(message.mark, message.entry);
        break;
      case "refused":
        this.receiveRefusal(message);
        break;
      case "previews":
      case "hints":
      case "known":
        this.commands.resolve(message.mark, message);
        break;
      case "think":
        void this.device.think(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "bot_queue":
        this.botsAhead = message.ahead;
        break;
      case "said":
        if (message.mark) this.commands.resolve(message.mark, message);
        this.listener.onChat(message);
        break;
    }
    this.commands.resolveUpTo(this.entry);
  }

  private receiveWelcome(message: ServerMessageOf<"welcome">): void {
    const wasRequested = this.isCatchingUp;
    this.isCatchingUp = false;
    this.status = "open";
    this.botsAhead = 0;
    this.mine = message.seats;
    const current = [...this.views].filter(([viewer]) => this.viewers.includes(viewer));
    this.views = new Map(current);
    if (!wasRequested) this.requestMissed();
  }

  private contribute(request: ServerMessageOf<"collect">): void {
    const answer = this.table && contribute(this.table.id, request);
    if (answer) this.connection.send(answer);
  }

  private receiveUpdate(message: ServerMessageOf<"update">): void {
    const known = this.views.get(message.seat);
    if (known?.entry !== message.since) {
      if (!known || message.entry > known.entry) this.requestMissed();
      return;
    }
    const view = applyChanges(known.view, message.changed, message.added);
    if (message.mark && message.by != null && this.mine.includes(message.by))
      this.commands.confirm(message.mark, message.entry);
    this.show(message, view, stepOf(message));
  }

  private show(message: ServerMessageOf<"view"> | ServerMessageOf<"update">, view: View, step: Step | null): void {
    const known = { entry: message.entry, view };
    this.views = new Map([...this.views, [message.seat, known]]);
    this.clock = (message.clock as ClockNow | null | undefined) ?? null;
    this.clockAt = Date.now();
    this.question = (message.asked as Question | null | undefined) ?? null;
    this.result = message.result ?? null;
    this.device.handleEntry(message.entry);
    this.listener.onStep(message.seat, known, step);
  }

  private receiveRefusal(message: ServerMessageOf<"refused">): void {
    const { code, sentence, rule, reason } = message;
    const retry = this.commands.refuse(message.mark, new RefusalError(code, sentence, rule ?? null, reason ?? null), message.entry);
    if (retry) this.connection.send(retry);
  }
}

function stepOf(message: ServerMessageOf<"update">): Step {
  const events = message.events as unknown as GameEvent[];
  const says = (message.says ?? []) as unknown as Message[];
  const { entry, kind, by = null, ply = null } = message;
  return { entry, kind, by, at: Date.now(), ply, events, says };
}
