/** A table at which somebody takes a lesson: only what the step asks for is carried out, everything else gets an answer. */

import type { Hint } from "../games/face";
import { sentencesOf } from "../games/narration";
import { t } from "../shell/messages.svelte";
import { announce } from "../shell/notices.svelte";
import { playSound } from "../shell/sounds";
import { TableModel } from "../table/table.svelte";
import { saveDone, saveStep } from "./progress";
import { RecordedTable } from "./recorded-table";
import { answerTo, type RecordedStep, type Recording } from "./recording";

export class LessonTable extends TableModel {
  /** The step that waits for the learner; after the last one, the number of steps. */
  number = $state(0);
  /** Whether the step before is done, and the learner looks at what it brought. */
  isWaiting = $state(false);
  /** The name of the answer to the last action that was not accepted. */
  wrong = $state<string | null>(null);
  private readonly recorded: RecordedTable;

  constructor(
    readonly recording: Recording,
    first: number,
  ) {
    const recorded = new RecordedTable(recording, Math.min(first, recording.steps.length));
    super(`learn-${recording.game}`, recorded);
    this.recorded = recorded;
    this.number = recorded.number;
  }

  get current(): RecordedStep | null {
    return this.recording.steps[this.number] ?? null;
  }

  get isOver(): boolean {
    return this.number >= this.recording.steps.length;
  }

  /** What the step asks for, in words. */
  get task(): string {
    return t(this.messageId(this.current?.name ?? "done"));
  }

  /** Why the last action is not what the step asks for, in words. */
  get answer(): string | null {
    return this.wrong === null || !this.current ? null : t(this.messageId(this.current.name, this.wrong));
  }

  /** What the learner's last action brought, in words. */
  get outcome(): string {
    const last = this.log.findLast((step) => step.by === this.viewer);
    return last ? sentencesOf(last.says, this.players, this.viewer) : "";
  }

  override get canAct(): boolean {
    return super.canAct && !this.isWaiting && !this.isOver;
  }

  override get canUndo(): boolean {
    return false;
  }

  /** Carry out an action that the step accepts; answer any other. */
  override act(action: string): void {
    const step = this.current;
    if (!this.canAct || !step) return;
    if (!step.branches[action]) return this.refuseKindly(step, action);
    this.wrong = null;
    super.act(action);
    this.number += 1;
    this.isWaiting = this.current?.jump ?? false;
    if (this.isOver) saveDone(this.recording.game);
    else saveStep(this.recording.game, this.number);
  }

  /** Show what the step asks for on the board. */
  override hint(): Promise<void> {
    const action = this.current && Object.keys(this.current.branches)[0];
    if (this.canAct && action) {
      this.hints = [{ action, win: 0, points: 0, says: null, reasons: [] } satisfies Hint];
      this.hinted = action;
    }
    return Promise.resolve();
  }

  /** Go on after a look at what the last action brought. */
  proceed(): void {
    this.isWaiting = false;
    this.recorded.jump();
  }

  private refuseKindly(step: RecordedStep, action: string): void {
    this.wrong = answerTo(step, action);
    playSound("refuse");
    announce(this.answer ?? this.task);
  }

  private messageId(...parts: string[]): string {
    return [this.recording.game, "learn", ...parts].join("-");
  }
}
