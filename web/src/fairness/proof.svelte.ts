/**
 * The replay of a finished match on this device: with the engine, from the seed and the log that the server publishes. It begins by
 * itself when the result is shown, unless the person has asked their browser to save data.
 */

import { http, read, type TableInfo } from "../calls";
import type { MatchDocument, Tampering, Verification } from "../engine/match-document";
import { engineFor } from "../local/engines";
import { isSparing } from "../shell/sparing";
import { canonical } from "./commitment";
import { notesOf } from "./notes";

/** A record that follows from its seed and its log, or what is wrong with it; `shown`: it is another match than the one on the page. */
export type Verified = { ok: true } | { ok: false; problem: Tampering | "shown"; entry: number | null };

/** What is known about the record: nothing yet, that it is being replayed, that it cannot be replayed here, or what was found. */
export type Found = "unasked" | "running" | "failed" | Verified;

/** By the match. */
let found = $state.raw<Record<string, Found>>({});

/** What is known about the record of a match. */
export const foundOf = ({ id }: TableInfo): Found => found[id] ?? "unasked";

/** Replay a match once, when the page has nothing else to do: the end of a match is shown first. */
export function replaySoon(info: TableInfo): void {
  if (isSparing() || info.id in found) return;
  note(info, "running");
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void replayNow(info), { timeout: 3000 });
  else setTimeout(() => void replayNow(info), 500);
}

/** Replay a match, or try it again. */
export async function replayNow(info: TableInfo): Promise<void> {
  note(info, "running");
  note(info, await replay(info).catch(() => "failed" as const));
}

function note({ id }: TableInfo, what: Found): void {
  found = { ...found, [id]: what };
}

async function replay(info: TableInfo): Promise<Verified> {
  const record = (await read(() => http.GET("/api/matches/{table}/document", { params: { path: { table: info.id } } }))) as unknown;
  const engine = await engineFor(info.game, info.seats.length);
  const document = record as MatchDocument;
  const verified: Verification = await engine.call("verifyMatch", document, notesOf(info.id)?.promise ?? info.promise);
  return verified.ok && !isShown(document, info) ? { ok: false, problem: "shown", entry: null } : verified;
}

/** Whether a record is about the match on the page, with its seed, its length and its result. */
function isShown({ game, seed, log, result }: MatchDocument, info: TableInfo): boolean {
  const { reason, scores, ranks } = info.result ?? {};
  const shown = { game: info.game, seed: info.fairness?.seed, entries: info.entry, result: { reason, scores, ranks } };
  return canonical(shown) === canonical({ game, seed, entries: log.length, result });
}
