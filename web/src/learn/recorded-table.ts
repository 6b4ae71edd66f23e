/** A table that answers from a recording, with the messages of the server: the page needs neither server nor rules. */

import type { Step } from "../games/face";
import { t } from "../shell/messages.svelte";
import { applyChanges, type ClientMessage, type ServerMessage, type View } from "../wire";
import type { Frame } from "../table/animation-queue.svelte";
import { AnsweringSocket } from "../table/answering-socket";
import type { TableSource } from "../table/source";
import type { RecordedStep, Recording } from "./recording";

type Act = Extract<ClientMessage, { type: "act" }>;
type Preview = Extract<ClientMessage, { type: "preview" }>;

export class RecordedTable implements TableSource {
  private readonly frames: Frame[] = [];
  private socket: AnsweringSocket | null = null;

  constructor(
    readonly recording: Recording,
    /** The step that waits for the learner; after the last one, the number of steps. */
    public number: number,
  ) {
    this.frames.push(this.firstFrame);
  }

  get step(): RecordedStep | null {
    return this.recording.steps[this.number] ?? null;
  }

  get isOver(): boolean {
    return this.number >= this.recording.steps.length;
  }

  // What the page asks a table for

  connect(): WebSocket {
    this.socket = new AnsweringSocket((message) => this.answer(message));
    return this.socket as unknown as WebSocket;
  }

  readLog(): Promise<Step[]> {
    return Promise.resolve(this.frames.flatMap(({ step }) => step ?? []));
  }

  readView(entry: number): Promise<Frame> {
    return Promise.resolve(this.frames[entry]!);
  }

  /** Go to the position in which the next step begins. */
  jump(): void {
    const { entry, step } = this.latest;
    this.frames[entry] = { entry, view: this.step!.view, step };
    this.sendView();
  }

  // Messages

  private answer(message: ClientMessage): void {
    if (message.type === "hello") this.welcome();
    else if (message.type === "act") this.act(message);
    else if (message.type === "preview") this.preview(message);
    else if ("mark" in message) this.refuse(message.mark);
  }

  private welcome(): void {
    const { game, seat } = this.recording;
    this.send({ type: "welcome", table: game, entry: this.latest.entry, seats: [seat], phase: "running", version: "" });
    this.send({ type: "table", table: this.document } as unknown as ServerMessage);
    this.sendView();
  }

  private act({ action, mark }: Act): void {
    const updates = this.step?.branches[String(action)];
    if (!updates) return this.refuse(mark);
    this.number += 1;
    updates.forEach((update, index) => {
      const { entry: since, view } = this.latest;
      const { changed, added, ...rest } = update;
      const entry = since + 1;
      this.frames.push({ entry, view: applyChanges(view, changed, added), step: { entry, kind: "act", at: Date.now(), ...rest } });
      const message = { type: "update", since, entry, seat: this.recording.seat, kind: "act", ...update };
      this.send({ ...message, mark: index === 0 ? mark : null } as unknown as ServerMessage);
    });
  }

  private preview({ actions, mark }: Preview): void {
    const previews = actions.map((action) => this.previewOf(String(action)));
    this.send({ type: "previews", mark, entry: this.latest.entry, previews } as unknown as ServerMessage);
  }

  private previewOf(action: string): object {
    const { previews = {}, refusals = [] } = this.step ?? {};
    if (previews[action]) return { action, preview: previews[action], refused: null };
    const why = refusals.find(({ actions }) => actions.includes(action)) ?? refusals.at(-1);
    return { action, preview: null, refused: why ? { code: "illegal", sentence: "", reason: why.reason, rule: why.rule } : null };
  }

  private refuse(mark: string): void {
    this.send({ type: "refused", code: "illegal", sentence: "", entry: this.latest.entry, mark });
  }

  private sendView(): void {
    const { entry, view } = this.latest;
    this.send({ type: "view", entry, seat: this.recording.seat, view, events: [] } as unknown as ServerMessage);
  }

  private send(message: ServerMessage): void {
    this.socket?.reply(message);
  }

  private get latest(): Frame {
    return this.frames.at(-1)!;
  }

  private get firstFrame(): Frame {
    const step = this.step ?? this.recording.steps.at(-1)!;
    return { entry: 0, view: this.step ? step.view : lastView(step), step: null };
  }

  /** The table's document, as far as the page reads it here. */
  private get document(): object {
    const { game, names } = this.recording;
    const seats = names.map((name, each) => ({ seat: each, kind: "person", name: name || t("page-me"), bot: null, here: true }));
    return { id: `learn-${game}`, game, phase: "running", seats, rated: false, hints: false, chat: false, options: {} };
  }
}

/** The view at the end of a lesson, along its first branches. */
function lastView(step: RecordedStep): View {
  return Object.values(step.branches)[0]!.reduce((view, { changed, added }) => applyChanges(view, changed, added), step.view);
}
