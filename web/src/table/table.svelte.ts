/** A table on the page: its socket, the viewer, animations, the log, the chat, and earlier positions. */

import * as calls from "../calls";
import { faceOf } from "../games/faces";
import type { Face, ActionPreview, Hint, Refusal, Player, Step } from "../games/face";
import { sentencesOf } from "../games/narration";
import { isLocal } from "../local/ids";
import { announce, showError, showNotice, showRefusal } from "../shell/notices.svelte";
import { playSound } from "../shell/sounds";
import { plyOf, toMove, type ServerMessageOf, type View } from "../wire";
import { Handover } from "./handover.svelte";
import { sortHints } from "./hints";
import { lastSeen, saveLastSeen } from "./last-seen";
import { standingActions, textWithoutEvents } from "./log-lines";
import { Past } from "./past.svelte";
import { playersAt } from "./players";
import { sourceOf, type TableSource } from "./source";
import { TableSocket, type Viewer, type KnownView } from "./socket.svelte";
import { AnimationQueue } from "./animation-queue.svelte";

/** How many actions the server previews in one message. */
const PREVIEWS_PER_MESSAGE = 24;

/** A range of entries, for example those that a player missed. */
export interface EntryRange {
  from: number;
  to: number;
}

/** Asked before an action is sent: whether it is final. */
export type Guard = (action: string, seat: number) => Promise<boolean>;

export class TableModel {
  /** Whether the table is on this device, and needs no server. */
  readonly isLocal: boolean;
  readonly socket: TableSocket;
  readonly queue = new AnimationQueue();
  readonly past: Past;
  readonly handover: Handover;
  face = $state.raw<Face | null>(null);
  logs = $state.raw<ReadonlyMap<Viewer, Step[]>>(new Map());
  chat = $state.raw<calls.ChatLine[]>([]);
  unread = $state(0);
  hints = $state.raw<Hint[]>([]);
  /** The action of the hint that is lit up on the board. */
  hinted = $state<string | null>(null);
  thinking = $state(false);
  missed = $state.raw<EntryRange | null>(null);
  /** Warns the player of mistakes, if they want that. */
  guard: Guard | null = null;
  /** Whether the result is closed so that the board can be seen. */
  isResultHidden = $state(false);
  private turn = $state.raw<{ seat: number | null; ply: number }>({ seat: null, ply: 0 });
  private previews = new Map<string, Promise<ActionPreview>>();
  /** As whom this page last saw the table: players who lose their seat to a bot go on as spectators, and miss nothing. */
  private seenAs: Viewer | undefined = undefined;

  constructor(
    readonly id: string,
    private readonly source: TableSource = sourceOf(id),
  ) {
    this.isLocal = isLocal(id);
    this.socket = new TableSocket(() => source.connect(), this);
    this.handover = new Handover(
      () => this.socket.mine,
      () => this.socket.toMove,
      () => this.socket.result !== null,
    );
    this.past = new Past(
      (entry, viewer) => source.readView(entry, viewer),
      () => this.viewer,
      () => this.socket.entry,
      true,
    );
  }

  // State

  get viewer(): Viewer {
    return this.handover.viewer;
  }

  get game(): string | null {
    return this.socket.table?.game ?? null;
  }

  get players(): Player[] {
    return playersAt(this.socket.table?.seats ?? [], this.socket.presence?.seats ?? null, this.socket.mine);
  }

  /** The view to draw: an earlier one, or the present. */
  get view(): View | null {
    return this.past.shown?.view ?? this.present;
  }

  /** The present view, after the animations so far. After the end nobody is to move, even if the game was not played to its end. */
  private present = $derived.by((): View | null => {
    const view = this.queue.shown?.view ?? null;
    return view && this.socket.result ? { ...view, to_move: null } : view;
  });

  get step(): Step | null {
    return this.past.shown ? this.past.shown.step : (this.queue.shown?.step ?? null);
  }

  /** The log, as the viewer may see it. */
  get log(): Step[] {
    return this.logs.get(this.viewer) ?? [];
  }

  get isMyTurn(): boolean {
    const seat = this.socket.toMove;
    return seat !== null && this.socket.mine.includes(seat) && this.socket.result === null;
  }

  /** Whose turn the board shows; behind the server while moves are still being animated. */
  get shownMover(): number | null {
    return this.queue.busy ? toMove(this.queue.shown?.view ?? null) : this.socket.toMove;
  }

  /** Whether this page may act for the viewer now. */
  get canAct(): boolean {
    return this.isMyTurn && this.socket.toMove === this.viewer && this.isSettled && this.isPresent;
  }

  private get isSettled(): boolean {
    const { socket, queue, past, handover } = this;
    return socket.isCurrent && socket.pending === null && !queue.busy && !past.shown && handover.coverFor === null;
  }

  private get isPresent(): boolean {
    return !this.players.find((each) => each.seat === this.viewer)?.absent;
  }

  /** Whether the viewer has begun a turn that is not over. */
  get isInTurn(): boolean {
    return this.isMyTurn && (this.socket.pending !== null || (this.turn.seat === this.viewer && plyOf(this.view) > this.turn.ply));
  }

  /** Whether the viewer's last move can be undone: alone, or by asking the others. */
  get canUndo(): boolean {
    return this.canUndoAlone || this.canAskUndo;
  }

  /** Whether an action of the current turn can be undone without asking. */
  private get canUndoAlone(): boolean {
    return this.canAct && this.turn.seat === this.viewer && plyOf(this.view) > this.turn.ply;
  }

  private get canAskUndo(): boolean {
    const { table, result, question, toMove: mover } = this.socket;
    const isBotThinking = this.players.some((each) => each.seat === mover && each.bot !== null);
    return this.isSettled && !table?.rated && !table?.daily?.isCounted && !result && !question && !isBotThinking && this.lastMove !== undefined;
  }

  /** The viewer's last move that is still part of the match. */
  private get lastMove(): Step | undefined {
    return this.viewer === null ? undefined : this.standing.findLast((step) => step.by === this.viewer && step.ply !== null);
  }

  private standing = $derived.by((): Step[] => standingActions(this.log));

  // Commands

  act(action: string): void {
    const seat = this.viewer;
    if (!this.canAct || seat === null) return;
    const isHinted = this.hints.some((hint) => hint.action === action);
    this.hints = [];
    if (this.guard && !isHinted) void this.actUnlessWarned(action, seat, this.guard);
    else this.play(action, seat);
  }

  /** Ask the guard; until it answers, the board shows the action as one that is on its way. */
  private async actUnlessWarned(action: string, seat: number, guard: Guard): Promise<void> {
    this.socket.pending = action;
    const isFinal = await guard(action, seat);
    this.socket.pending = null;
    if (isFinal) this.play(action, seat);
  }

  private play(action: string, seat: number): void {
    this.handover.showMove();
    this.socket.act(action, seat).catch((error: unknown) => this.fail(error));
  }

  /** Undo the last action of the current turn; if there is none, ask the others to undo the last move. Bots always agree. */
  undo(): void {
    const last = this.lastMove;
    if (this.canUndoAlone) this.send({ type: "undo", seat: this.viewer, to: plyOf(this.view) - 1 });
    else if (last && this.canAskUndo) this.send({ type: "ask", seat: this.viewer, topic: "undo", to: last.ply! - 1 });
  }

  /** Send a command, and show if it is refused. */
  send(command: Parameters<TableSocket["send"]>[0]): void {
    this.socket.send(command).catch((error: unknown) => this.fail(error));
  }

  /** Ask what actions would change; at most once for each entry and action. */
  async preview(actions: string[]): Promise<ActionPreview[]> {
    const seat = this.viewer;
    if (seat === null) throw new calls.RefusalError("watching", "Only players can preview actions.");
    const unknown = actions.filter((action) => !this.previews.has(action));
    for (let from = 0; from < unknown.length; from += PREVIEWS_PER_MESSAGE)
      this.requestPreviews(unknown.slice(from, from + PREVIEWS_PER_MESSAGE), seat);
    return Promise.all(actions.map((action) => this.previews.get(action)!));
  }

  private requestPreviews(actions: string[], seat: number): void {
    const answer = this.socket.preview(actions, seat);
    actions.forEach((action, index) => {
      const one = answer.then((all) => all[index]!);
      one.catch(() => this.previews.delete(action));
      this.previews.set(action, one);
    });
  }

  /** Ask for hints, or hide those that are shown. */
  async hint(): Promise<void> {
    if (this.hints.length > 0 || this.thinking) return void (this.hints = []);
    const seat = this.viewer;
    if (!this.canAct || seat === null) return;
    this.missed = null;
    this.thinking = true;
    try {
      this.hints = sortHints(await this.socket.hint(seat));
      this.hinted = this.hints[0]?.action ?? null;
    } catch (error) {
      if (!(error instanceof calls.RefusalError && error.code === "stale")) this.fail(error);
    } finally {
      this.thinking = false;
    }
  }

  sendChat(words: { text: string } | { phrase: string }): void {
    this.send({ type: "say", ...words });
  }

  explain(refusal: Refusal): void {
    playSound("refuse");
    showRefusal(refusal, this.game);
  }

  private fail(error: unknown): void {
    playSound("refuse");
    showError(error, this.game);
  }

  // Messages from the server

  /** Called by the socket when a view has changed. */
  onStep(viewer: Viewer, known: KnownView, step: Step | null): void {
    const isGap = step === null || step.kind === "gap";
    this.previews.clear();
    this.hints = [];
    if (isGap) void this.loadLog(viewer, known);
    else this.append(viewer, step);
    this.updateTurn(known, isGap);
    if (viewer !== this.viewer) return;
    this.queue.push({ ...known, step: isGap ? null : step });
    this.announce(step, isGap);
    this.saveSeen(known.entry);
  }

  /** Called by the socket for a line of chat. */
  onChat(line: ServerMessageOf<"said">): void {
    if (this.chat.some((each) => each.number === line.number)) return;
    this.chat = [...this.chat, { ...line, text: line.text ?? null, phrase: line.phrase ?? null }];
    if (line.seat === null || !this.socket.mine.includes(line.seat)) this.unread += 1;
  }

  /** Load earlier lines of the chat. */
  async readChat(): Promise<void> {
    if (this.isLocal || this.socket.mine.length === 0) return;
    const lines = await calls.chatLines(this.id).catch(() => []);
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...lines.filter((line) => !known.has(line.number)), ...this.chat].sort((a, b) => a.number - b.number);
  }

  /** The next player has the device: show their view. */
  uncover(): void {
    this.handover.uncover();
    this.past.returnToNow();
    const known = this.socket.views.get(this.viewer);
    this.queue.replace(known ? { ...known, step: null } : null);
  }

  /** Load the game's drawing. */
  async loadFace(game: string): Promise<void> {
    this.face = await faceOf(game);
  }

  /** Replay the entries that were missed. */
  replayMissed(): void {
    const missed = this.missed;
    this.missed = null;
    if (missed) void this.past.jump(missed.from).then(() => this.past.play());
  }

  private append(viewer: Viewer, step: Step): void {
    const before = (this.logs.get(viewer) ?? []).filter((each) => each.entry < step.entry);
    const log = [...before, step];
    this.logs = new Map([...this.logs, [viewer, log]]);
  }

  private async loadLog(viewer: Viewer, known: KnownView): Promise<void> {
    if (known.entry === 0) return;
    const stored = await this.source.readLog(viewer).catch(() => null);
    if (!stored) return;
    const later = (this.logs.get(viewer) ?? []).filter((step) => step.entry > stored.length);
    this.logs = new Map([...this.logs, [viewer, [...stored, ...later]]]);
    if (this.turn.ply === plyOf(known.view)) this.turn = { ...this.turn, ply: plyOf(known.view) - countOpenActions(stored, this.turn.seat) };
  }

  private updateTurn(known: KnownView, isGap: boolean): void {
    const seat = toMove(known.view);
    if (isGap || seat !== this.turn.seat) this.turn = { seat, ply: plyOf(known.view) };
  }

  private saveSeen(entry: number): void {
    if (document.hidden) return;
    const last = lastSeen(this.id);
    const isNewViewer = this.seenAs !== undefined && this.seenAs !== this.viewer;
    this.seenAs = this.viewer;
    if (isNewViewer) return saveLastSeen(this.id, entry);
    if (last !== null && this.queue.shown?.step === null && entry > last) this.missed = { from: last, to: entry };
    saveLastSeen(this.id, entry);
  }

  private announce(step: Step | null, isGap: boolean): void {
    if (!step || isGap || !this.face) return;
    if (step.events.length > 0) return announce(sentencesOf(step.says, this.players, this.viewer));
    const text = textWithoutEvents(step, this.log.findLast((each) => each.entry < step.entry), this.players);
    if (text === null) return;
    announce(text);
    showNotice(text);
  }
}

/** How many actions the seat to move has carried out in its current turn. */
function countOpenActions(log: Step[], seat: number | null): number {
  const standing = standingActions(log);
  return standing.length - 1 - standing.findLastIndex((step) => step.by !== seat);
}
