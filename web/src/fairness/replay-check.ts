/** Replaying a finished match on this device: with the engine, from the seed and the log that the server publishes. */

import { http, read, type TableInfo } from "../calls";
import type { MatchDocument, Verification } from "../engine/match-document";
import { notesOf } from "./notes";

/** Replay a match; the engine is loaded for it and closed afterwards. */
export async function replayHere(info: TableInfo): Promise<Verification> {
  const document = await read(() => http.GET("/api/matches/{table}/document", { params: { path: { table: info.id } } }));
  const { RemoteEngine } = await import("../engine/client");
  const engine = await RemoteEngine.load(info.game, info.seats.length);
  try {
    return await engine.call("verifyMatch", document as unknown as MatchDocument, notesOf(info.id)?.promise ?? info.promise);
  } finally {
    engine.close();
  }
}
