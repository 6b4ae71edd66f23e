/** Where mistakes come from: the analyses of one's own matches. */

import type { AnalysisDocument } from "../analysis/analysis.svelte";
import { followAnalysis, readDocument } from "../analysis/follow";
import { http, read, RefusalError } from "../calls";
import type { MatchDocument } from "../engine/match-document";
import { isLocal } from "../local/ids";
import type { PastMatch } from "../people/calls";
import { addMatch } from "./deck";
import { mistakesIn, readMistakes, type Mistake } from "./mistake";

/** A finished match of mine; null if I did not play in it. */
export async function readMine(table: string): Promise<PastMatch | null> {
  if (isLocal(table)) return readHere(table);
  try {
    return await read(() => http.GET("/api/me/matches/{table}", { params: { path: { table } } }));
  } catch (refused) {
    if (refused instanceof RefusalError && ["match", "nobody"].includes(refused.code)) return null;
    throw refused;
  }
}

async function readHere(table: string): Promise<PastMatch | null> {
  const [{ storedMatch }, { pastMatch }] = await Promise.all([import("../local/desk"), import("../local/documents")]);
  const stored = await storedMatch(table);
  return stored.result ? pastMatch(stored) : null;
}

/** Follow the analysis of a match until it is complete; `report` gets how much is done, from 0 to 1. Null if it was stopped. */
export async function untilComplete(table: string, report: (done: number) => void, signal: AbortSignal): Promise<AnalysisDocument | null> {
  let last: AnalysisDocument | null = null;
  await followAnalysis(table, (better) => report((last = better).done), signal);
  return signal.aborted ? null : last;
}

/** Put the mistakes of one of my matches into the deck, and return them. */
export async function collect(match: PastMatch, analysis: AnalysisDocument): Promise<Mistake[]> {
  const { id, ended, mine } = match;
  const isClean = mistakesIn(analysis, mine).length === 0;
  const found = isClean ? [] : readMistakes(id, ended, analysis, await documentOf(id), mine);
  addMatch(id, found);
  return found;
}

async function documentOf(table: string): Promise<MatchDocument> {
  return isLocal(table) ? (await (await import("../local/desk")).matchFile(table)).document : readDocument(table);
}
