/** A table at which somebody solves a puzzle: only a right answer is carried out, every other one gets an objection. */

import type { Hint } from "../games/face";
import { textOf, type Message } from "../games/narration";
import { continueHere } from "../local/desk";
import { announce } from "../shell/notices.svelte";
import { playSound } from "../shell/sounds";
import { TableModel } from "../table/table.svelte";
import { addSolved, endStreak, loadProgress, type Progress } from "./progress";
import { reasonsFor, type Position, type Reason } from "./position";
import type { Puzzle } from "./puzzle";
import { PuzzleSource } from "./puzzle-source";
import { HINTS, hintOf, likelyChoices, objectionOf, praiseOf, questionOf } from "./words";

export class PuzzleTable extends TableModel {
  /** How many hints were shown. */
  hintCount = $state(0);
  /** What is wrong with the last answer. */
  objection = $state.raw<Message | null>(null);
  isSolved = $state(false);
  /** Why the answer is right. */
  reasons = $state.raw<Reason[]>([]);
  progress = $state.raw<Progress>({ solved: [], streak: 0, longest: 0 });
  /** The goals that were tried and are wrong. */
  wrongGoals = $state.raw<number[]>([]);
  /** Whether no answer was wrong, and none was shown. */
  private isClean = true;
  private readonly puzzleLog: number;

  constructor(
    readonly gameName: string,
    private readonly position: Position,
  ) {
    super(`puzzles-${gameName}`, new PuzzleSource(gameName, position));
    this.puzzleLog = position.match.length;
    this.progress = loadProgress(gameName);
  }

  get puzzle(): Puzzle {
    return this.position.puzzle;
  }

  get question(): Message {
    return questionOf(this.gameName, this.puzzle);
  }

  /** The hint that is shown; null at first. The last one is the answer in words. */
  get shownHint(): Message | null {
    if (this.hintCount === 0) return null;
    if (this.hintCount < HINTS) return hintOf(this.gameName, this.puzzle, this.position.clue, this.hintCount);
    const move = this.position.says ?? { id: "page-puzzles-goal-number", values: { number: this.puzzle.right[0]! } };
    return { id: "page-puzzles-answer-is", values: { move } };
  }

  get isAnswerShown(): boolean {
    return this.hintCount >= HINTS;
  }

  get praise(): Message {
    return praiseOf(this.puzzle);
  }

  /** The goals that the hints have not ruled out. */
  get likely(): number[] {
    if (this.hintCount >= HINTS) return this.puzzle.right;
    return this.hintCount === 2 ? likelyChoices(this.puzzle) : (this.puzzle.choices ?? []);
  }

  override get canAct(): boolean {
    return super.canAct && !this.isSolved;
  }

  override get canUndo(): boolean {
    return false;
  }

  /** Carry out a right answer; object to any other. */
  override act(action: string): void {
    if (!this.canAct) return;
    const text = action.trim().toLowerCase().replace(/\s+/g, " ");
    if (!this.position.right.includes(text)) return this.object(objectionOf(this.puzzle, this.position.chances.get(text)));
    const number = this.puzzle.right[this.position.right.indexOf(text)]!;
    void reasonsFor(this.position.match, number).then((reasons) => (this.reasons = reasons));
    super.act(action);
    this.solve();
  }

  /** Answer with a personal goal. */
  chooseGoal(number: number): void {
    if (this.isSolved) return;
    if (this.puzzle.right.includes(number)) return this.solve();
    this.wrongGoals = [...this.wrongGoals, number];
    this.object(objectionOf(this.puzzle, undefined));
  }

  /** Show the next hint; the last one lights up the answer on the board. */
  override hint(): Promise<void> {
    if (this.isSolved) return Promise.resolve();
    this.hintCount = Math.min(HINTS, this.hintCount + 1);
    if (this.isAnswerShown) this.showAnswer();
    announce(textOf(this.shownHint!, this.players, this.viewer));
    return Promise.resolve();
  }

  /** Play on from here, against bots; resolves to the id of the table. */
  playOn(): Promise<string> {
    const { setting, log } = this.position.match;
    return continueHere(setting, log.slice(0, this.isSolved ? undefined : this.puzzleLog));
  }

  private showAnswer(): void {
    this.isClean = false;
    this.progress = endStreak(this.gameName);
    const action = this.position.right[0];
    if (!action) return;
    this.hints = [{ action, win: 0, points: 0, says: this.position.says, reasons: [] } satisfies Hint];
    this.hinted = action;
  }

  private object(objection: Message): void {
    this.objection = objection;
    if (this.isClean) this.progress = endStreak(this.gameName);
    this.isClean = false;
    playSound("refuse");
    announce(textOf(objection));
  }

  private solve(): void {
    this.objection = null;
    this.isSolved = true;
    this.progress = addSolved(this.gameName, this.puzzle.id, this.isClean);
    playSound("gain");
  }
}
