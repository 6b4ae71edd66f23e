/** The analysis of a finished match: its document, which gets better while it is open, and the moment that is shown. */

import type { components } from "../api";
import { http, read } from "../calls";
import { MatchReplay } from "../replay/replay.svelte";

export type AnalysisDocument = components["schemas"]["AnalysisDocument"];
export type Decision = components["schemas"]["JudgedDecision"];
export type SeatSummary = components["schemas"]["SeatSummary"];
export type TurningPoint = components["schemas"]["TurningPoint"];

/** Milliseconds between two questions for a better document. */
const INTERVAL = 1500;

export const readAnalysis = (table: string): Promise<AnalysisDocument> =>
  read(() => http.GET("/api/matches/{table}/analysis", { params: { path: { table } } }));

export class MatchAnalysis {
  document = $state.raw<AnalysisDocument | null>(null);
  /** How many actions there were at the moment that is shown. */
  ply = $state(0);
  readonly replay: MatchReplay;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(readonly id: string, seat: number | null) {
    this.replay = new MatchReplay(id, seat);
  }

  get last(): number {
    return (this.document?.curve.length ?? 1) - 1;
  }

  /** Load the match and its analysis, and show a moment, by default the end. */
  async open(ply: number | null): Promise<void> {
    const [document] = await Promise.all([readAnalysis(this.id), this.replay.open(null)]);
    this.document = document;
    this.select(ply ?? this.last);
    this.improve();
  }

  /** Show a moment on the curve and on the board. */
  select(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.last));
    void this.replay.past.jump(entryAt(this.ply, this.replay.log));
  }

  /** Read the document again, until it is complete; a failure is tried again later. */
  private improve(): void {
    if (this.isClosed || (this.document?.done ?? 0) >= 1) return;
    this.timer = setTimeout(() => {
      void readAnalysis(this.id)
        .then((better) => (this.document = better))
        .catch(() => undefined)
        .finally(() => this.improve());
    }, INTERVAL);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** The address of the moment that is shown. */
  get address(): string {
    return `/analysis/${this.id}?ply=${this.ply}`;
  }
}

/** The last entry of a log after which there were this many actions: undone ones do not count. */
export function entryAt(ply: number, log: { entry: number; ply: number | null }[]): number {
  return log.findLast((step) => step.ply === ply)?.entry ?? 0;
}
