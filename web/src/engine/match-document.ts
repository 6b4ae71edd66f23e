/** Match documents: a finished match that anybody can read, replay and verify. The same as `match/document.py` writes and proves. */

import { canonical } from "../fairness/commitment";
import { check as checkFairness, type FairnessRecord } from "../fairness/protocol";
import { sha256, sha256Bytes } from "../fairness/sha256";
import type { Document } from "./documents";
import type { Engine } from "./engine";
import { EngineError } from "./errors";
import { fromHex, toHex } from "./luck";
import { Match, type Entry, type MatchResult, type Question, type Setting } from "./match";

export const FORMAT = "ludoteca match 1";
export const FAIR_FORMAT = "ludoteca match 2";

export interface MatchDocument extends Setting {
  format: string;
  promise: string;
  log: Document[];
  result: MatchResult;
  digest: string;
  fairness?: Document;
}

/** What is wrong with a match document, and at which line of its log. */
export type Tampering = "format" | "setting" | "entry" | "events" | "promise" | "fairness" | "unfinished" | "result" | "fields" | "digest";

export type Verification = { ok: true; result: MatchResult } | { ok: false; problem: Tampering; entry: number | null; message: string };

// Writing

/** The document of a finished match. */
export function matchDocument(engine: Engine, setting: Setting, log: Entry[]): MatchDocument {
  const match = new Match(engine, setting);
  const lines = log.map((entry) => addAndDocument(engine, match, entry));
  if (match.result === null) throw new EngineError("unfinished", "The match is not over, so it has no document yet.");
  const document = { ...settingDocument(engine, match), log: lines, result: match.result };
  return { ...document, digest: digest(document) };
}

/** The setting of a match, with all options. */
function settingDocument(engine: Engine, { setting, first }: Match): Omit<MatchDocument, "log" | "result" | "digest"> {
  const { game, rules, people, clock, rated, seed } = setting;
  const options = engine.options(first);
  const seats = setting.seats.map(({ name, bot }) => ({ name: String(name), bot }));
  const promise = toHex(sha256Bytes(fromHex(seed)));
  return { format: FORMAT, game, rules, options, seats, people: renumbered(people), clock, rated, promise, seed };
}

/** The people from 0 up, in the order of their seats. */
function renumbered(people: (number | null)[]): (number | null)[] {
  const known = [...new Set(people.filter((person) => person !== null))];
  return people.map((person) => (person === null ? null : known.indexOf(person)));
}

/** Add an entry to a match; return its document, with the text and the events of an action. */
function addAndDocument(engine: Engine, match: Match, entry: Entry): Document {
  const before = match.state;
  const { kind, seat, at, spent, action, to, question } = entry;
  const caused = match.add(entry);
  const document = { kind, seat, at, spent };
  if (caused !== null)
    return { ...document, action, text: engine.actionText(before, action!), events: engine.allEvents(caused.state, caused.rows, caused.ply) };
  if (kind === "undo") return { ...document, to };
  return kind === "ask" ? { ...document, question: questionDocument(question!) } : document;
}

function questionDocument({ topic, to, seat, level }: Question): Document {
  if (topic === "undo") return { topic, to };
  return topic === "substitute" ? { topic, seat, level } : { topic };
}

/** SHA-256 of the rest of a document, as Python computes it: keys are sorted, and everything is ASCII. */
export function digest(document: object): string {
  const rest = Object.fromEntries(Object.entries(document).filter(([name]) => name !== "digest"));
  return sha256(canonical(rest).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`));
}

// Verifying

class Tampered extends Error {
  constructor(
    readonly problem: Tampering,
    message: string,
    readonly entry: number | null = null,
  ) {
    super(message);
  }
}

/**
 * Replay a match from its seed and its log, and compare everything with the document. `promise` is the commitment that was
 * published when the match began; without one, that of the document counts.
 */
export function verifyMatch(engine: Engine, document: MatchDocument, promise: string | null = null): Verification {
  try {
    return { ok: true, result: replay(engine, document, promise ?? document.promise) };
  } catch (failed) {
    const found = failed instanceof Tampered ? failed : new Tampered("setting", failed instanceof Error ? failed.message : String(failed));
    return { ok: false, problem: found.problem, entry: found.entry, message: found.message };
  }
}

function replay(engine: Engine, document: MatchDocument, promise: string): MatchResult {
  if (document.format !== FORMAT && document.format !== FAIR_FORMAT) throw new Tampered("format", "This is not a match that this page can read.");
  const match = new Match(engine, document);
  document.log.forEach((line, number) => replayLine(engine, match, line, number));
  checkSeed(match, document, promise);
  if (match.result === null) throw new Tampered("unfinished", "The log ends before the match does.");
  if (!isSame(match.result, document.result)) throw new Tampered("result", "The log leads to another result.");
  checkFields(engine, match, document);
  if (digest(document) !== document.digest) throw new Tampered("digest", "The document was changed after it was written.");
  return match.result;
}

function replayLine(engine: Engine, match: Match, line: Document, number: number): void {
  let written: Document;
  try {
    written = addAndDocument(engine, match, line as unknown as Entry);
  } catch (failed) {
    throw new Tampered("entry", failed instanceof Error ? failed.message : String(failed), number);
  }
  if (!isSame(line, written)) throw new Tampered("events", "The seed and the rules lead to something else.", number);
}

/** The seed must be the one that was promised: by itself, or with the numbers that the players contributed. */
function checkSeed(match: Match, document: MatchDocument, promise: string): void {
  if (document.promise !== promise) throw new Tampered("promise", "Another commitment was published when the match began.");
  if (document.format === FORMAT) {
    if (toHex(sha256Bytes(fromHex(document.seed))) !== promise) throw new Tampered("promise", "The seed is not the one that was promised.");
    return;
  }
  const seats = match.setting.seats.map(({ bot }, seat) => ({ kind: bot === null ? "person" : "bot", bot, person: document.people[seat]! }));
  const record = { ...document.fairness, seed: document.seed } as unknown as FairnessRecord;
  if (!isSame(record.seats, seats)) throw new Tampered("fairness", "The record names other seats.");
  const table = { ...document, id: record.table, phase: "finished", seats, fairness: record };
  const verdict = checkFairness(table as unknown as Parameters<typeof checkFairness>[0], null);
  if (verdict === null || verdict.state === "wrong") throw new Tampered("fairness", "The seed does not follow from the numbers of the players.");
}

function checkFields(engine: Engine, match: Match, document: MatchDocument): void {
  const fair = document.format === FAIR_FORMAT ? { format: FAIR_FORMAT, promise: document.promise, fairness: document.fairness } : {};
  const known: Document = { ...settingDocument(engine, match), ...fair };
  for (const [name, value] of Object.entries(known))
    if (!isSame((document as unknown as Document)[name], value)) throw new Tampered("fields", `${name} differs from the match.`);
  for (const name of Object.keys(document))
    if (!(name in known) && !["log", "result", "digest"].includes(name)) throw new Tampered("fields", `${name} does not belong to a match.`);
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
