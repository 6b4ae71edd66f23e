/** A table as its socket tells it: what is known, what is wished, and how both survive a lost connection. */

import { Trouble, type TableTold } from "../calls";
import type { Foreseen, Happening, Hint, Step } from "../games/face";
import { applyChanges, toMove, type ClientMessage, type ClockNow, type End, type Heard, type Question } from "../wire";
import type { ServerMessage, View } from "../wire";
import { Line } from "./line";
import { newMarks, Wishes, type Marked } from "./wishes";

/** A seat, or null for who watches. */
export type Audience = number | null;

/** What an audience knows, and after how many entries. */
export interface Known {
  entry: number;
  view: View;
}

/** What the socket tells the table besides its state. */
export interface Hearer {
  /** An audience knows more, and what happened; null for a fresh view. */
  stepped(audience: Audience, known: Known, step: Step | null): void;
  said(line: Heard<"said">): void;
}

type Unmarked<Message> = Message extends Marked ? Omit<Message, "mark" | "entry"> : never;

export class TableSocket {
  link = $state<"connecting" | "open" | "lost" | "ended">("connecting");
  /** Why it ended: the code of the close. */
  ended = $state<number | null>(null);
  table = $state.raw<TableTold | null>(null);
  mine = $state.raw<number[]>([]);
  known = $state.raw<ReadonlyMap<Audience, Known>>(new Map());
  clock = $state.raw<ClockNow | null>(null);
  /** When the clocks were told. */
  clockAt = $state.raw(0);
  asked = $state.raw<Question | null>(null);
  result = $state.raw<End | null>(null);
  presence = $state.raw<{ seats: boolean[]; watching: number } | null>(null);
  /** The action that was sent and has no answer yet. */
  pending = $state.raw<string | null>(null);

  private readonly wishes = new Wishes();
  private readonly mark = newMarks();
  private readonly line: Line;
  private catchingUp = false;

  constructor(
    dial: () => WebSocket,
    private readonly hearer: Hearer,
  ) {
    this.line = new Line(dial, {
      opened: () => this.opened(),
      heard: (message) => this.take(message),
      lost: () => (this.link = "lost"),
      ended: (code) => this.end(code),
    });
  }

  open(): void {
    this.line.open();
  }

  hurry(): void {
    this.line.hurry();
  }

  close(): void {
    this.line.close();
  }

  /** Whose views come here. */
  get audiences(): Audience[] {
    return this.mine.length > 0 ? this.mine : [null];
  }

  /** How many entries all views have. */
  get entry(): number {
    const entries = this.audiences.map((audience) => this.known.get(audience)?.entry ?? 0);
    return Math.min(...entries);
  }

  /** The seat whose decision is awaited. */
  get toMove(): number | null {
    const some = this.known.values().next().value;
    return this.result ? null : toMove(some?.view ?? null);
  }

  /** Whether everything that the table shows has arrived. */
  get isCurrent(): boolean {
    return this.link === "open" && this.table !== null && this.table.phase !== "open" && this.hasAllViews;
  }

  private get hasAllViews(): boolean {
    return this.audiences.every((audience) => this.known.has(audience));
  }

  // What is wished

  /** Carry out an action; it is pending until the answer comes. */
  async act(action: string, seat: number): Promise<void> {
    this.pending = action;
    await this.wish<number>({ type: "act", seat, action }).finally(() => (this.pending = null));
  }

  /** What actions would bring. */
  async preview(actions: string[], seat: number): Promise<Foreseen[]> {
    const { previews } = await this.wish<Heard<"previews">>({ type: "preview", seat, actions });
    return previews.map(({ action, preview, refused }) => ({
      action: String(action),
      preview: preview ?? null,
      refused: refused ? { rule: null, reason: null, ...refused } : null,
    }));
  }

  /** Actions worth considering, the best first. */
  async hint(seat: number): Promise<Hint[]> {
    const { hints } = await this.wish<Heard<"hints">>({ type: "hint", seat });
    return hints as unknown as Hint[];
  }

  /** Wish something for a seat, as things are known now. */
  wish<T>(wanted: Unmarked<ClientMessage>): Promise<T> {
    const message = { ...wanted, mark: this.mark(), entry: this.entry } as Marked;
    if (message.type === "say") delete (message as { entry?: number }).entry;
    if (this.link === "ended") return Promise.reject(new Trouble("lost", "The connection was lost."));
    const answer = this.wishes.add<T>(message);
    this.line.say(message);
    return answer;
  }

  // What is heard

  private opened(): void {
    this.hello();
    for (const message of this.wishes.again()) this.line.say(message);
  }

  private hello(): void {
    this.catchingUp = true;
    const entries = new Set(this.audiences.map((audience) => this.known.get(audience)?.entry ?? null));
    this.line.say({ type: "hello", have: entries.size === 1 ? [...entries][0] : null });
  }

  private catchUp(): void {
    if (!this.catchingUp) this.hello();
  }

  private end(code: number): void {
    this.link = "ended";
    this.ended = code;
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.takeWelcome(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "view":
        this.show(message, message.view, null);
        break;
      case "update":
        this.takeUpdate(message);
        break;
      case "done":
        this.wishes.confirm(message.mark, message.entry);
        break;
      case "refused":
        this.takeRefused(message);
        break;
      case "previews":
      case "hints":
        this.wishes.answer(message.mark, message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "said":
        if (message.mark) this.wishes.answer(message.mark, message);
        this.hearer.said(message);
        break;
    }
    this.wishes.shown(this.entry);
  }

  private takeWelcome(message: Heard<"welcome">): void {
    const wasAskedFor = this.catchingUp;
    this.catchingUp = false;
    this.link = "open";
    this.mine = message.seats;
    const kept = [...this.known].filter(([audience]) => this.audiences.includes(audience));
    this.known = new Map(kept);
    if (!wasAskedFor) this.catchUp();
  }

  private takeUpdate(message: Heard<"update">): void {
    const known = this.known.get(message.seat);
    if (known?.entry !== message.since) {
      if (!known || message.entry > known.entry) this.catchUp();
      return;
    }
    const view = applyChanges(known.view, message.changed, message.added);
    if (message.mark && message.by != null && this.mine.includes(message.by))
      this.wishes.confirm(message.mark, message.entry);
    this.show(message, view, stepOf(message));
  }

  private show(message: Heard<"view"> | Heard<"update">, view: View, step: Step | null): void {
    const known = { entry: message.entry, view };
    this.known = new Map([...this.known, [message.seat, known]]);
    this.clock = (message.clock as ClockNow | null | undefined) ?? null;
    this.clockAt = Date.now();
    this.asked = (message.asked as Question | null | undefined) ?? null;
    this.result = message.result ?? null;
    this.hearer.stepped(message.seat, known, step);
  }

  private takeRefused(message: Heard<"refused">): void {
    const { code, sentence, rule, reason } = message;
    const again = this.wishes.refuse(message.mark, new Trouble(code, sentence, rule ?? null, reason ?? null), message.entry);
    if (again) this.line.say(again);
  }
}

function stepOf(message: Heard<"update">): Step {
  const events = message.events as unknown as Happening[];
  return { entry: message.entry, kind: message.kind, by: message.by ?? null, at: Date.now(), events };
}
