/** The analysis of a finished match: its document, which gets better while it is open, and the moment that is shown. */

import type { components } from "../api";
import type { AnalysisDocument } from "../engine/analysis";
import { MatchReplay } from "../replay/replay.svelte";
import { followAnalysis } from "./follow";

export type { AnalysisDocument };
export type Decision = components["schemas"]["JudgedDecision"];
export type SeatSummary = components["schemas"]["SeatSummary"];
export type TurningPoint = components["schemas"]["TurningPoint"];

export class MatchAnalysis {
  document = $state.raw<AnalysisDocument | null>(null);
  /** How many actions there were at the moment that is shown. */
  ply = $state(0);
  /** The decision whose better action is lit up; the board shows the position before it, from the side of its player. */
  judged = $state.raw<Decision | null>(null);
  readonly replay: MatchReplay;
  private readonly stopper = new AbortController();

  constructor(readonly id: string, private readonly seat: number | null) {
    this.replay = new MatchReplay(id, seat);
  }

  get last(): number {
    return (this.document?.curve.length ?? 1) - 1;
  }

  /** Load the match and follow its analysis; show a moment, by default the end. */
  async open(ply: number | null): Promise<void> {
    const opened = this.replay.open(null);
    await Promise.all([opened, followAnalysis(this.id, (better) => void opened.then(() => this.improve(better, ply), () => undefined), this.stopper.signal)]);
  }

  private improve(better: AnalysisDocument, ply: number | null): void {
    const isFirst = this.document === null;
    this.document = better;
    if (isFirst) this.select(ply ?? this.last);
  }

  /** Show a moment on the curve and on the board. */
  select(ply: number): void {
    this.look(ply, null);
  }

  /** Show what would have been better than a decision; if that is not known, the moment after it. */
  judge(decision: Decision): void {
    if (decision.best) this.look(decision.ply - 1, decision);
    else this.select(decision.ply);
  }

  private look(ply: number, judged: Decision | null): void {
    this.judged = judged;
    this.replay.viewer = judged?.seat ?? this.seat;
    this.ply = Math.max(0, Math.min(ply, this.last));
    void this.replay.past.jump(entryAt(this.ply, this.replay.log));
  }

  close(): void {
    this.stopper.abort();
  }

  /** The address of the moment that is shown, and of the seat that it is shown to. */
  get address(): string {
    const query = new URLSearchParams({ ply: String(this.ply) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    return `/analysis/${this.id}?${query}`;
  }
}

/** The last entry of a log after which there were this many actions: undone ones do not count. */
export function entryAt(ply: number, log: { entry: number; ply: number | null }[]): number {
  return log.findLast((step) => step.ply === ply)?.entry ?? 0;
}
