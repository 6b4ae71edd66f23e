/** Analyzing a match on this device, in a worker of its own: it stops when nobody looks, and continues where it stopped. */

import { RefusalError } from "../calls";
import type { AnalysisDocument } from "../engine/analysis";
import { RemoteEngine } from "../engine/client";
import { EngineError } from "../engine/errors";
import type { Entry, Setting } from "../engine/match";
import { loadAnalysis, saveAnalysis } from "./store";

/** Milliseconds between two documents that are shown, and between two that are stored. */
const SHOWN_EVERY = 800;
const STORED_EVERY = 5000;

/** Everything that a match follows from. */
export interface Played {
  setting: Setting;
  log: Entry[];
}

type Improve = (better: AnalysisDocument) => void;

/** Analyze a match until the analysis is complete, or `signal` stops it. `improve` gets the documents, the first one at once. */
export async function analyzeHere(id: string, read: () => Promise<Played>, improve: Improve, signal: AbortSignal): Promise<void> {
  const known = await loadAnalysis(id).catch(() => null);
  if (known) improve(known);
  if (known?.done === 1 || signal.aborted) return;
  const played = await read();
  const recent = new Recent(id, improve);
  try {
    recent.show(await compute(played, known, (better) => recent.note(better), signal));
  } catch (failed) {
    if (!signal.aborted) throw refusalOf(failed);
  } finally {
    await recent.store();
  }
}

async function compute({ setting, log }: Played, known: AnalysisDocument | null, improve: Improve, signal: AbortSignal): Promise<AnalysisDocument> {
  const engine = await RemoteEngine.load(setting.game, setting.seats.length);
  signal.addEventListener("abort", () => engine.close());
  try {
    signal.throwIfAborted();
    const { first, actions } = await engine.call("replayMatch", setting, log);
    return await engine.analyze({ first, actions }, { known }, improve, signal);
  } finally {
    engine.close();
  }
}

/** The document that was computed last: shown and stored from time to time, so that the page stays smooth. */
class Recent {
  private document: AnalysisDocument | null = null;
  private shown = -Infinity;
  private stored = performance.now();

  constructor(
    private readonly id: string,
    private readonly improve: Improve,
  ) {}

  note(better: AnalysisDocument): void {
    this.document = better;
    if (better.done < 1 && performance.now() - this.shown >= SHOWN_EVERY) this.show(better);
    if (performance.now() - this.stored >= STORED_EVERY) void this.store();
  }

  show(better: AnalysisDocument): void {
    this.document = better;
    this.shown = performance.now();
    this.improve(better);
  }

  async store(): Promise<void> {
    this.stored = performance.now();
    if (this.document) await saveAnalysis(this.id, this.document);
  }
}

function refusalOf(failed: unknown): RefusalError {
  if (failed instanceof EngineError) return new RefusalError(failed.code, failed.message);
  return new RefusalError("unanalyzed", `This device cannot analyze the match: ${failed instanceof Error ? failed.message : String(failed)}`);
}
