/** Where an analysis comes from: computed on this device if that is possible and nobody else played, otherwise by the server. */

import { http, read, readTable, RefusalError } from "../calls";
import type { AnalysisDocument } from "../engine/analysis";
import type { MatchDocument } from "../engine/match-document";
import { isLocal } from "../local/ids";
import { canThink } from "../shell/can-think";
import type { Played } from "./here";

/** Milliseconds between two questions for a better document. */
const INTERVAL = 1500;
/** Milliseconds to wait when the server asks to slow down. */
const PAUSE = 10_000;

type Improve = (better: AnalysisDocument) => void;

/** Follow the analysis of a match until it is complete, or `signal` stops it. */
export async function followAnalysis(id: string, improve: Improve, signal: AbortSignal): Promise<void> {
  if (isLocal(id)) {
    const [{ analyzeHere }, { storedMatch }] = await Promise.all([import("./here"), import("../local/desk")]);
    return analyzeHere(id, () => storedMatch(id), improve, signal);
  }
  const isDone = await analyzeForServer(id, improve, signal).catch(notHere);
  if (!isDone && !signal.aborted) await askServer(id, improve, signal);
}

/** Analyze a match of the server here, if it may be; return whether it was. */
async function analyzeForServer(id: string, improve: Improve, signal: AbortSignal): Promise<boolean> {
  if (!canThink() || (await readTable(id)).rated) return false;
  const { game, rules, options, seats, people, seed, clock, rated, log } = await readDocument(id);
  if (new Set(people.filter((person) => person !== null)).size > 1) return false;
  const { analyzeHere } = await import("./here");
  const played = { setting: { game, rules, options, seats, people, seed, clock, rated }, log: log as unknown as Played["log"] };
  await analyzeHere(id, () => Promise.resolve(played), improve, signal);
  return true;
}

/** What cannot be analyzed at all is refused; whatever else is missing on this device, the server can do. */
function notHere(failed: unknown): boolean {
  if (failed instanceof RefusalError && failed.code === "analysis") throw failed;
  console.info("The server analyzes this match:", failed);
  return false;
}

/** The document of a finished match on the server. */
export async function readDocument(id: string): Promise<MatchDocument> {
  const found = await read(() => http.GET("/api/matches/{table}/document", { params: { path: { table: id } } }));
  return found as unknown as MatchDocument;
}

/** Ask the server again and again, while it refines the analysis. */
async function askServer(id: string, improve: Improve, signal: AbortSignal): Promise<void> {
  let known: AnalysisDocument | null = null;
  while (!signal.aborted) {
    const found: AnalysisDocument | null = await readAnalysis(id).catch((refused: unknown) => laterIfBusy(refused, known));
    if (found && !signal.aborted) improve((known = found));
    if (found && found.done >= 1) return;
    await pause(found ? INTERVAL : PAUSE);
  }
}

const readAnalysis = (table: string): Promise<AnalysisDocument> =>
  read(() => http.GET("/api/matches/{table}/analysis", { params: { path: { table } } }));

/** A busy server is asked again later; so is any that has answered before. */
function laterIfBusy(refused: unknown, known: AnalysisDocument | null): null {
  if (known || (refused instanceof RefusalError && refused.code === "slow_down")) return null;
  throw refused;
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
