/** A table's life as a page sees it: its socket, whose eyes, what is on the stage, the log, the chat, looking back. */

import * as calls from "../calls";
import { faceOf } from "../games/faces";
import type { Face, Foreseen, Hint, Refusal, Sitter, Step } from "../games/face";
import { announce, explain, tell } from "../shell/notices.svelte";
import { sound } from "../shell/sounds";
import { plyOf, toMove, type Heard, type View } from "../wire";
import { Handover } from "./handover.svelte";
import { lastSeen, remember } from "./memory";
import { Past } from "./past.svelte";
import { sitters } from "./sitters";
import { TableSocket, type Audience, type Known } from "./socket.svelte";
import { Stage } from "./stage.svelte";

/** How many actions the service looks ahead at in one message. */
const MOST_FORESEEN = 24;

/** Entries that happened while nobody looked. */
export interface Away {
  from: number;
  to: number;
}

export class AtTable {
  readonly socket: TableSocket;
  readonly stage = new Stage();
  readonly past: Past;
  readonly handover: Handover;
  face = $state.raw<Face | null>(null);
  stories = $state.raw<ReadonlyMap<Audience, Step[]>>(new Map());
  chat = $state.raw<calls.ChatLine[]>([]);
  unread = $state(0);
  hints = $state.raw<Hint[]>([]);
  thinking = $state(false);
  away = $state.raw<Away | null>(null);
  /** Whether the result was put away to look at the board. */
  resultAway = $state(false);
  private turn = $state.raw<{ seat: number | null; ply: number }>({ seat: null, ply: 0 });
  private foreseen = new Map<string, Promise<Foreseen>>();

  constructor(readonly id: string) {
    this.socket = new TableSocket(() => new WebSocket(socketAddress(id)), this);
    this.handover = new Handover(
      () => this.socket.mine,
      () => this.socket.toMove,
      () => this.socket.result !== null,
    );
    this.past = new Past(
      id,
      () => this.eyes,
      () => this.socket.entry,
      true,
    );
  }

  // What is known

  get eyes(): Audience {
    return this.handover.eyes;
  }

  get game(): string | null {
    return this.socket.table?.game ?? null;
  }

  get sitters(): Sitter[] {
    return sitters(this.socket.table?.seats ?? [], this.socket.presence?.seats ?? null, this.socket.mine);
  }

  /** The view to be drawn: of the past if one looks back, else what is on the stage. */
  get view(): View | null {
    return this.past.shown?.view ?? this.present;
  }

  /** What is on the stage; nobody is to move any more once there is a result, also if the game was not played to its end. */
  private present = $derived.by((): View | null => {
    const view = this.stage.shown?.view ?? null;
    return view && this.socket.result ? { ...view, to_move: null } : view;
  });

  get step(): Step | null {
    return this.past.shown ? this.past.shown.step : (this.stage.shown?.step ?? null);
  }

  /** Everything that happened, as the present eyes saw it. */
  get story(): Step[] {
    return this.stories.get(this.eyes) ?? [];
  }

  get isMyTurn(): boolean {
    const seat = this.socket.toMove;
    return seat !== null && this.socket.mine.includes(seat) && this.socket.result === null;
  }

  /** Whether this page may act for the eyes now. */
  get acting(): boolean {
    return this.isMyTurn && this.socket.toMove === this.eyes && this.isSettled && this.isPresent;
  }

  private get isSettled(): boolean {
    const { socket, stage, past, handover } = this;
    return socket.isCurrent && socket.pending === null && !stage.busy && !past.shown && handover.covered === null;
  }

  private get isPresent(): boolean {
    return !this.sitters.find((each) => each.seat === this.eyes)?.absent;
  }

  /** Whether the open turn has something that can be taken back without asking. */
  get canUndo(): boolean {
    return this.acting && this.turn.seat === this.eyes && plyOf(this.view) > this.turn.ply;
  }

  // What is done

  act(action: string): void {
    const seat = this.eyes;
    if (!this.acting || seat === null) return;
    this.hints = [];
    this.handover.linger();
    this.socket.act(action, seat).catch((trouble: unknown) => this.refused(trouble));
  }

  /** Take back the last action of the open turn. */
  undo(): void {
    this.wish({ type: "undo", seat: this.eyes, to: plyOf(this.view) - 1 });
  }

  /** Ask the others to let the last move of the eyes be taken back. */
  askUndo(): void {
    const last = this.story.findLast((step) => step.kind === "act" && step.by === this.eyes && step.events.length > 0);
    if (last) this.wish({ type: "ask", seat: this.eyes, topic: "undo", to: last.events[0]!.ply });
  }

  /** Wish something, and tell if it is refused. */
  wish(wanted: Parameters<TableSocket["wish"]>[0]): void {
    this.socket.wish(wanted).catch((trouble: unknown) => this.refused(trouble));
  }

  /** What actions would bring; asked once for each entry and action. */
  async preview(actions: string[]): Promise<Foreseen[]> {
    const seat = this.eyes;
    if (seat === null) throw new calls.Trouble("watching", "Only who sits at the table can foresee.");
    const unknown = actions.filter((action) => !this.foreseen.has(action));
    for (let from = 0; from < unknown.length; from += MOST_FORESEEN)
      this.foresee(unknown.slice(from, from + MOST_FORESEEN), seat);
    return Promise.all(actions.map((action) => this.foreseen.get(action)!));
  }

  private foresee(actions: string[], seat: number): void {
    const asked = this.socket.preview(actions, seat);
    actions.forEach((action, index) => {
      const one = asked.then((all) => all[index]!);
      one.catch(() => this.foreseen.delete(action));
      this.foreseen.set(action, one);
    });
  }

  /** Ask the house for advice; asked again, put it away. */
  async hint(): Promise<void> {
    if (this.hints.length > 0 || this.thinking) return void (this.hints = []);
    const seat = this.eyes;
    if (!this.acting || seat === null) return;
    this.thinking = true;
    try {
      this.hints = await this.socket.hint(seat);
    } catch (trouble) {
      if (!(trouble instanceof calls.Trouble && trouble.code === "stale")) this.refused(trouble);
    } finally {
      this.thinking = false;
    }
  }

  say(words: { text: string } | { phrase: string }): void {
    this.wish({ type: "say", ...words });
  }

  explain(refusal: Refusal): void {
    sound("refuse");
    explain(refusal, this.game);
  }

  private refused(trouble: unknown): void {
    sound("refuse");
    tell(trouble, this.game);
  }

  // What is heard

  /** Called by the socket: an audience knows more. */
  stepped(audience: Audience, known: Known, step: Step | null): void {
    const isGap = step === null || step.kind === "gap";
    this.foreseen.clear();
    this.hints = [];
    if (isGap) void this.readStory(audience, known);
    else this.write(audience, step);
    this.noteTurn(known, isGap);
    if (audience !== this.eyes) return;
    this.stage.push({ ...known, step: isGap ? null : step });
    this.announce(step, isGap);
    this.noteSeen(known.entry);
  }

  /** Called by the socket: a line of chat. */
  said(line: Heard<"said">): void {
    if (this.chat.some((each) => each.number === line.number)) return;
    this.chat = [...this.chat, { ...line, text: line.text ?? null, phrase: line.phrase ?? null }];
    if (line.seat === null || !this.socket.mine.includes(line.seat)) this.unread += 1;
  }

  /** Lines of the chat that were said before. */
  async readChat(): Promise<void> {
    if (this.socket.mine.length === 0) return;
    const lines = await calls.chatLines(this.id).catch(() => []);
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...lines.filter((line) => !known.has(line.number)), ...this.chat].sort((a, b) => a.number - b.number);
  }

  /** The device has been passed on. */
  uncover(): void {
    this.handover.uncover();
    this.past.now();
    const known = this.socket.known.get(this.eyes);
    this.stage.cut(known ? { ...known, step: null } : null);
  }

  /** Load the game's drawing as soon as the game is known. */
  async draw(game: string): Promise<void> {
    this.face = await faceOf(game);
  }

  /** What happened while nobody looked, step by step. */
  catchUp(): void {
    const away = this.away;
    this.away = null;
    if (away) void this.past.jump(away.from).then(() => this.past.play());
  }

  private write(audience: Audience, step: Step): void {
    const before = (this.stories.get(audience) ?? []).filter((each) => each.entry < step.entry);
    const story = [...before, step];
    this.stories = new Map([...this.stories, [audience, story]]);
  }

  private async readStory(audience: Audience, known: Known): Promise<void> {
    if (known.entry === 0) return;
    const told = await calls.story(this.id, audience).catch(() => null);
    if (!told) return;
    const later = (this.stories.get(audience) ?? []).filter((step) => step.entry > told.length);
    this.stories = new Map([...this.stories, [audience, [...told, ...later]]]);
    if (this.turn.ply === plyOf(known.view)) this.turn = { ...this.turn, ply: plyOf(known.view) - openActs(told, this.turn.seat) };
  }

  private noteTurn(known: Known, isGap: boolean): void {
    const seat = toMove(known.view);
    if (isGap || seat !== this.turn.seat) this.turn = { seat, ply: plyOf(known.view) };
  }

  private noteSeen(entry: number): void {
    if (document.hidden) return;
    const last = lastSeen(this.id);
    if (last !== null && this.stage.shown?.step === null && entry > last) this.away = { from: last, to: entry };
    remember(this.id, entry);
  }

  private announce(step: Step | null, isGap: boolean): void {
    if (step && !isGap && this.face && step.events.length > 0) announce(this.face.say(step, this.sitters, this.eyes));
  }
}

/** How many actions the seat to move has carried out since its turn began. */
function openActs(story: Step[], seat: number | null): number {
  const other = story.findLastIndex((step) => step.kind !== "act" || step.by !== seat);
  return story.length - 1 - other;
}

function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live`;
}
