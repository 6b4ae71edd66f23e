/** The analyses that this device has computed: in IndexedDB, or in memory where the browser stores nothing. */

import type { AnalysisDocument } from "../engine/analysis";
import { answerOf, end } from "../local/store";

const DATABASE = "ludoteca-analyses";
const ANALYSES = "analyses";
const VERSION = 1;
/** How many are kept, the latest ones: each has about 50 kB. */
const MOST = 100;

interface StoredAnalysis {
  id: string;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  document: AnalysisDocument;
}

const inMemory = new Map<string, AnalysisDocument>();
let opened: Promise<IDBDatabase | null> | null = null;

function database(): Promise<IDBDatabase | null> {
  opened ??= open().catch(() => null);
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(ANALYSES, { keyPath: "id" }).createIndex("at", "at");
  const found = await answerOf<IDBDatabase>(request);
  found.onversionchange = () => found.close();
  found.onclose = () => (opened = null);
  return found;
}

/** The analysis of a match as far as it was computed here; null if it never was. */
export async function loadAnalysis(id: string): Promise<AnalysisDocument | null> {
  const stored = await database();
  if (inMemory.has(id) || !stored) return inMemory.get(id) ?? null;
  const request = stored.transaction(ANALYSES).objectStore(ANALYSES).get(id) as IDBRequest<StoredAnalysis | undefined>;
  return (await answerOf(request))?.document ?? null;
}

/** Store an analysis; if there is no space, it lives as long as this page. */
export async function saveAnalysis(id: string, document: AnalysisDocument): Promise<void> {
  const stored = await database();
  const isWritten = stored !== null && (await write(stored, { id, at: Date.now(), document }).then(() => true, () => false));
  if (isWritten) inMemory.delete(id);
  else inMemory.set(id, document);
}

function write(stored: IDBDatabase, analysis: StoredAnalysis): Promise<void> {
  const analyses = stored.transaction(ANALYSES, "readwrite").objectStore(ANALYSES);
  analyses.put(analysis);
  const keys = analyses.index("at").getAllKeys();
  keys.onsuccess = () => keys.result.slice(0, -MOST).forEach((key) => analyses.delete(key));
  return end(analyses.transaction);
}

/** Delete the analysis of a match. */
export async function forgetAnalysis(id: string): Promise<void> {
  inMemory.delete(id);
  const analyses = (await database())?.transaction(ANALYSES, "readwrite").objectStore(ANALYSES);
  analyses?.delete(id);
  if (analyses) await end(analyses.transaction);
}
