/** Where mistakes come from: the analyses of one's own matches. */

import { readAnalysis, type AnalysisDocument } from "../analysis/analysis.svelte";
import { http, read, RefusalError } from "../calls";
import type { MatchDocument } from "../engine/match-document";
import type { PastMatch } from "../people/calls";
import { addMatch } from "./deck";
import { mistakesIn, readMistakes, type Mistake } from "./mistake";

/** Milliseconds between two questions for a better analysis. */
const INTERVAL = 1500;
/** Milliseconds to wait when the server asks to slow down. */
const PAUSE = 10_000;

/** A finished match of mine; null if I did not play in it. */
export async function readMine(table: string): Promise<PastMatch | null> {
  try {
    return await read(() => http.GET("/api/me/matches/{table}", { params: { path: { table } } }));
  } catch (refused) {
    if (refused instanceof RefusalError && ["match", "nobody"].includes(refused.code)) return null;
    throw refused;
  }
}

/** Read the analysis of a match until it is complete; `report` gets how much is done, from 0 to 1. */
export async function untilComplete(table: string, report: (done: number) => void, signal?: AbortSignal): Promise<AnalysisDocument | null> {
  while (!signal?.aborted) {
    const found = await readAnalysis(table).catch(waitIfBusy);
    if (found) report(found.done);
    if (found && found.done >= 1) return found;
    await pause(found ? INTERVAL : PAUSE);
  }
  return null;
}

function waitIfBusy(refused: unknown): null {
  if (refused instanceof RefusalError && refused.code === "slow_down") return null;
  throw refused;
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Put the mistakes of one of my matches into the deck, and return them. */
export async function collect(match: PastMatch, analysis: AnalysisDocument): Promise<Mistake[]> {
  const { id, ended, mine } = match;
  const isClean = mistakesIn(analysis, mine).length === 0;
  const found = isClean ? [] : readMistakes(id, ended, analysis, await readDocument(id), mine);
  addMatch(id, found);
  return found;
}

async function readDocument(table: string): Promise<MatchDocument> {
  const found = await read(() => http.GET("/api/matches/{table}/document", { params: { path: { table } } }));
  return found as unknown as MatchDocument;
}
