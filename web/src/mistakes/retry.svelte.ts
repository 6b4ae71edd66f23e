/** A table at which somebody looks for a better move than the one from the match. */

import { actionText } from "../analysis/decisions";
import { change } from "../analysis/text";
import { RefusalError } from "../calls";
import type { RemoteEngine } from "../engine/client";
import { EngineError } from "../engine/errors";
import type { Message } from "../games/narration";
import type { MatchEngine } from "../local/match";
import { t } from "../shell/messages.svelte";
import { showError } from "../shell/notices.svelte";
import { playSound } from "../shell/sounds";
import { TableModel } from "../table/table.svelte";
import { nameOf, type Mistake } from "./mistake";
import { PositionTable } from "./position-table";

/** A move this close to the best one is right: chances are estimates, and smaller differences mean nothing. */
const CLOSE = 0.02;

/** The sense of reasons against a move. */
const AGAINST = "gift";

export interface Reason {
  sense: string;
  says: Message;
}

type RetryEngine = MatchEngine & Pick<RemoteEngine, "compare">;

/** What the last try was worth. */
export interface Verdict {
  kind: "best" | "close" | "worse" | "same" | "shown";
  cost: number;
  /** What speaks for the move; after a wrong try, what speaks against it. */
  reasons: Reason[];
}

export class RetryTable extends TableModel {
  verdict = $state.raw<Verdict | null>(null);
  isJudging = $state(false);

  private constructor(
    readonly mistake: Mistake,
    private readonly engine: RetryEngine,
    private readonly position: PositionTable,
    /** Called once, with whether the first answer was right. */
    private readonly onAnswer: (isRight: boolean) => void,
  ) {
    super(position.id, position);
  }

  /** Open the position before a mistake. */
  static async open(engine: RetryEngine, mistake: Mistake, onAnswer: (isRight: boolean) => void): Promise<RetryTable> {
    const position = await PositionTable.open(engine, `mistake-${nameOf(mistake)}`, mistake);
    return new RetryTable(mistake, engine, position, onAnswer);
  }

  /** Whether a right move was found, or the answer shown. */
  get isSolved(): boolean {
    return this.isFound || this.verdict?.kind === "shown";
  }

  get isFound(): boolean {
    return this.verdict?.kind === "best" || this.verdict?.kind === "close";
  }

  override get canAct(): boolean {
    return super.canAct && !this.isJudging && !this.isFound;
  }

  override get canUndo(): boolean {
    return false;
  }

  /** What to do, or what the last try was worth, in words. */
  get text(): string {
    const { played, best, cost } = this.mistake;
    if (this.isJudging) return t("page-mistakes-judging");
    if (this.verdict === null) return t("page-mistakes-task", { action: actionText(played, this.players), cost: change(-cost) });
    if (this.verdict.kind === "shown") return t("page-mistakes-answer", { action: actionText(best, this.players) });
    return t(`page-mistakes-${this.verdict.kind}`, { cost: change(-this.verdict.cost) });
  }

  /** Judge a move; only a right one is carried out. */
  override act(action: string): void {
    if (this.canAct) void this.attempt(action).catch((failed: unknown) => this.reject(failed));
  }

  private async attempt(text: string): Promise<void> {
    this.isJudging = true;
    try {
      const action = await this.engine.call("parseAction", this.position.match.state, text);
      const verdict = await this.judge(action);
      this.isJudging = false;
      this.conclude(verdict, text);
    } finally {
      this.isJudging = false;
    }
  }

  /** What a move is worth, compared with the best one; a move that the analysis does not know is searched here. */
  private async judge(action: number): Promise<Verdict> {
    const { best, played, cost } = this.mistake;
    if (action === best.action) return { kind: "best", cost: 0, reasons: best.reasons as Reason[] };
    if (action === played.action) return { kind: "same", cost, reasons: await this.reasons(action, false) };
    const { state, history } = this.position.match;
    const [most, own] = await this.engine.compare(state, [best.action, action], { history });
    const lost = Math.max(0, most! - own!);
    const isClose = lost <= CLOSE;
    return { kind: isClose ? "close" : "worse", cost: lost, reasons: await this.reasons(action, isClose) };
  }

  /** Reasons about a move from what the seat knows: all, or only those against it. */
  private async reasons(action: number, isRight: boolean): Promise<Reason[]> {
    const { match, seat } = this.position;
    const known = await this.engine.call("resample", match.state, seat);
    const found = (await this.engine.call("reasons", known, action)) as unknown as Reason[];
    return found.filter(({ sense }) => isRight || sense === AGAINST);
  }

  private conclude(verdict: Verdict, text: string): void {
    const isRight = verdict.kind === "best" || verdict.kind === "close";
    this.note(isRight);
    if (isRight) super.act(text);
    else playSound("refuse");
    this.verdict = verdict;
  }

  /** Show the best move on the board, with its reasons. */
  showAnswer(): void {
    const { best } = this.mistake;
    this.note(false);
    this.verdict = { kind: "shown", cost: 0, reasons: best.reasons as Reason[] };
    this.hints = [{ action: best.text, win: 0, points: 0, says: null, reasons: [] }];
    this.hinted = best.text;
  }

  override hint(): Promise<void> {
    if (this.canAct) this.showAnswer();
    return Promise.resolve();
  }

  private note(isRight: boolean): void {
    if (this.verdict === null) this.onAnswer(isRight);
  }

  private reject(failed: unknown): void {
    if (!(failed instanceof EngineError)) return showError(failed, this.game);
    const { code, message, rule, reason } = failed;
    const refusal = new RefusalError(code, message, rule, reason);
    if (reason === null) showError(refusal, this.game);
    else this.explain(refusal);
  }
}
