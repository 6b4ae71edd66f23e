/** HTTP: the requests of the page; refusals are errors with a code and a sentence. */

import createClient from "openapi-fetch";
import type { components, paths } from "./api";
import type { Refusal, Step } from "./games/face";
import type { Preparation } from "./readiness";
import { isLocal } from "./local/ids";
import type { Deal } from "./local/stored";
import type { Language } from "./shell/messages.svelte";
import { server } from "./shell/server.svelte";
import { fileUrl, isStatic } from "./shell/site";
import type { View } from "./wire";

type Schemas = components["schemas"];
export type ServerInfo = Schemas["ServerInfo"];
export type GameInfo = Schemas["GameDocument"];
export type OptionInfo = Schemas["OptionDocument"];
/** A table; if it is on this device, it may be the deal of a day. */
export type TableInfo = Schemas["TableDocument"] & { daily?: Deal };
export type MyTable = Schemas["MyTable"] & { daily?: Deal };
export type SeatInfo = Schemas["SeatDocument"];
export type NewTable = Schemas["NewTable"];
export type Person = Schemas["PersonDocument"];
export type ChatLine = Schemas["ChatLine"];
export type Invitation = Schemas["Invitation"];
export type InvitationDetails = Schemas["InvitationDetails"];
export type Rulebook = Schemas["Rulebook"];

/** A match after a number of entries, and the last of them. */
export interface PastView {
  entry: number;
  entries: number;
  view: View;
  step: Step | null;
}

/** The server refused a request, or could not be reached. */
export class RefusalError extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule: string | null = null,
    readonly reason: string | null = null,
    /** The seconds after which the same request may be accepted, 0 if nobody knows; null if it will always be refused. */
    readonly retryAfter: number | null = null,
  ) {
    super(sentence);
  }
}

export const http = createClient<paths>({ baseUrl: location.origin, fetch: (request) => fetch(request) });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

const NO_CONTENT = 204;
/** Status codes of a proxy whose server does not answer. */
const GATEWAY = new Set([502, 503, 504]);
const TOO_MANY = 429;
/** The least status code that says that the server failed. */
const FAILURE = 500;

/** Send a request as soon as the server is ready, and again if it answers that it is still starting. */
export async function answer<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  await server.untilOpen();
  const { data, error, response } = await ask().catch(rejectUnanswered);
  if (response.ok && (data !== undefined || response.status === NO_CONTENT)) return data as T;
  const refusal = refusalIn(error, response);
  if (refusal.code !== "warming_up") throw refusal;
  server.reportStarting((error as { preparation?: Preparation | null }).preparation ?? null);
  return answer(ask);
}

/** Send a request that changes nothing; it is also repeated after the server did not answer. */
export async function read<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  try {
    return await answer(ask);
  } catch (refusal) {
    if (!(refusal instanceof RefusalError && refusal.code === "offline")) throw refusal;
    return read(ask);
  }
}

function rejectUnanswered(reason: unknown): never {
  if (reason instanceof SyntaxError) throw new RefusalError("http", "There is no Ludoteca server at this address.");
  throw offline();
}

function offline(): RefusalError {
  server.reportNoAnswer();
  return new RefusalError("offline", "The server cannot be reached.", null, null, 0);
}

function refusalIn(body: unknown, response: Response): RefusalError {
  const { code, sentence, rule } = (body ?? {}) as Partial<Schemas["Refusal"]>;
  const retryAfter = retryAfterOf(response);
  if (code && sentence) return new RefusalError(code, sentence, rule ?? null, null, retryAfter);
  if (GATEWAY.has(response.status)) return offline();
  return new RefusalError("service", `The server answered ${response.status}.`, null, null, retryAfter);
}

/** The seconds that a busy or failing server wants to be left alone, 0 if it does not say; null if it is neither. */
function retryAfterOf({ status, headers }: Response): number | null {
  if (status !== TOO_MANY && status < FAILURE) return null;
  const seconds = Number(headers.get("Retry-After") ?? 0);
  return seconds > 0 ? seconds : 0;
}

/** The games, the levels and the phrases of this server. */
export const serverInfo = (): Promise<ServerInfo> => read(() => http.GET("/api/house"));

/** Identify this browser: without an account the person becomes a guest. It is safe to repeat. */
export const signIn = (name?: string): Promise<Person> => read(() => http.POST("/api/me", { body: name ? { name } : {} }));

/** Change the person's name. */
export const changeName = (name: string): Promise<Person> => answer(() => http.PATCH("/api/me", { body: { name } }));

export const publicTables = (): Promise<TableInfo[]> => read(() => http.GET("/api/tables"));

export const myTables = (): Promise<MyTable[]> => read(() => http.GET("/api/tables/mine"));

export const openTable = (table: NewTable): Promise<MyTable> => answer(() => http.POST("/api/tables", { body: table }));

const at = (table: string) => ({ params: { path: { table } } });

/** What answers for tables on this device. */
const desk = () => import("./local/desk");

export const readTable = async (table: string): Promise<TableInfo> =>
  isLocal(table) ? (await desk()).tableHere(table) : read(() => http.GET("/api/tables/{table}", at(table)));

export const closeTable = (table: string): Promise<unknown> => answer(() => http.DELETE("/api/tables/{table}", at(table)));

/** Take a seat: the given one, or the reserved ones, or the first open one of a public table. */
export const join = (table: string, seat?: number): Promise<MyTable> =>
  answer(() => http.POST("/api/tables/{table}/join", { ...at(table), body: { seat: seat ?? null } }));

/** Leave the seat before the match starts. */
export const leaveSeat = (table: string): Promise<unknown> => answer(() => http.POST("/api/tables/{table}/leave", at(table)));

/** Start the match: open seats are filled with bots of a level; the number is this device's part of the seed. */
export const startMatch = (table: string, body: { fill?: string; random?: string } = {}): Promise<TableInfo> =>
  answer(() => http.POST("/api/tables/{table}/start", { ...at(table), body }));

/** Give a seat to a bot, or open it. */
export const setBot = (table: string, seat: number, bot: string | null): Promise<TableInfo> =>
  answer(() => http.PUT("/api/tables/{table}/seats/{seat}", { params: { path: { table, seat } }, body: { bot } }));

/** Create a link for a seat, or for a spectator. */
export const invite = (table: string, seat: number | null): Promise<Invitation> =>
  answer(() => http.POST("/api/tables/{table}/invitations", { ...at(table), body: { seat } }));

/** Who invites, and to what; the invitation stays valid. */
export const invitationDetails = (token: string): Promise<InvitationDetails> =>
  read(() => http.POST("/api/invitations/details", { body: { token } }));

export const accept = (token: string): Promise<MyTable> =>
  answer(() => http.POST("/api/invitations/accept", { body: { token } }));

export const rematch = async (table: string): Promise<MyTable> =>
  isLocal(table) ? (await desk()).rematchHere(table) : answer(() => http.POST("/api/tables/{table}/rematch", at(table)));

/** Decline the seats that are reserved for this person. */
export const decline = (table: string): Promise<unknown> => answer(() => http.POST("/api/tables/{table}/decline", at(table)));

export const chatLines = (table: string): Promise<ChatLine[]> =>
  read(() => http.GET("/api/tables/{table}/messages", at(table)));

/** Hide all lines of the author of a line. */
export const mute = (table: string, number: number): Promise<unknown> =>
  answer(() => http.POST("/api/tables/{table}/messages/{number}/mute", { params: { path: { table, number } } }));

/** Report a line to the operator of the server. */
export const report = (table: string, number: number, reason: string): Promise<unknown> =>
  answer(() =>
    http.POST("/api/tables/{table}/messages/{number}/report", { params: { path: { table, number } }, body: { reason } }),
  );

/** The log as a seat, or a spectator, may see it. */
export async function readLog(table: string, seat: number | null): Promise<Step[]> {
  if (isLocal(table)) return (await desk()).logHere(table, seat);
  const { entries } = await read(() => http.GET("/api/tables/{table}/story", { params: { path: { table }, query: seatQuery(seat) } }));
  return entries as unknown as Step[];
}

/** The view after a number of entries. */
export async function readView(table: string, entry: number, seat: number | null): Promise<PastView> {
  if (isLocal(table)) return (await desk()).viewHere(table, entry, seat);
  const params = { path: { table }, query: { entry, ...seatQuery(seat) } };
  const { entries, view, caused } = await read(() => http.GET("/api/tables/{table}/views", { params }));
  return { entry, entries, view, step: caused as unknown as Step | null };
}

const seatQuery = (seat: number | null): { seat?: number } => (seat === null ? {} : { seat });

/** The numbered rules of a game: a file of the page, which is there without a server too. */
export async function rulebook(game: string, lang: Language): Promise<Rulebook> {
  const file = await fetch(fileUrl(`rules/${encodeURIComponent(game)}.${lang}.json`)).catch(() => null);
  if (file?.ok) return (await file.json()) as Rulebook;
  if (file && !GATEWAY.has(file.status)) throw new RefusalError("game", "There is no such game.");
  const refusal = offline();
  if (isStatic) throw refusal;
  await server.untilOpen();
  return rulebook(game, lang);
}

/** What a game says, as a Fluent file. */
export const gameMessages = async (game: string, lang: Language): Promise<string> =>
  (await read(() => http.GET("/api/games/{game}/messages", { params: { path: { game }, query: { lang } } }))).fluent;
