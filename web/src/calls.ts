/** HTTP: what the page asks the service, and refusals as errors with a code and a sentence. */

import createClient from "openapi-fetch";
import type { components, paths } from "./api";
import type { Refusal, Step } from "./games/face";
import type { Preparation } from "./readiness";
import type { Language } from "./shell/messages.svelte";
import { server } from "./shell/server.svelte";
import type { View } from "./wire";

type Schemas = components["schemas"];
export type House = Schemas["House"];
export type GameTold = Schemas["GameTold"];
export type OptionTold = Schemas["OptionTold"];
export type TableTold = Schemas["TableTold"];
export type MyTable = Schemas["MyTable"];
export type SeatTold = Schemas["SeatTold"];
export type NewTable = Schemas["NewTable"];
export type Person = Schemas["PersonTold"];
export type ChatLine = Schemas["ChatLine"];
export type Invitation = Schemas["Invitation"];
export type Rulebook = Schemas["RulebookTold"];

/** A match after so many entries, and the last of them. */
export interface Then {
  entry: number;
  entries: number;
  view: View;
  step: Step | null;
}

/** The service, or the way to it, said no. */
export class Trouble extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule: string | null = null,
    readonly reason: string | null = null,
  ) {
    super(sentence);
  }
}

const http = createClient<paths>({ baseUrl: location.origin, fetch: (request) => fetch(request) });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What a proxy answers whose server does not. */
const GATEWAY = new Set([502, 503, 504]);

/** Ask as soon as the server takes requests, and again if it does not take them yet. */
async function answer<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  await server.untilOpen();
  const { data, error, response } = await ask().catch(unanswered);
  if (response.ok && data !== undefined) return data;
  const trouble = troubleIn(error, response.status);
  if (trouble.code !== "warming_up") throw trouble;
  server.refused((error as { preparation?: Preparation | null }).preparation ?? null);
  return answer(ask);
}

/** Ask for what changes nothing: again, too, once a server that did not answer is back. */
async function read<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  try {
    return await answer(ask);
  } catch (trouble) {
    if (!(trouble instanceof Trouble && trouble.code === "offline")) throw trouble;
    return read(ask);
  }
}

function unanswered(reason: unknown): never {
  if (reason instanceof SyntaxError) throw new Trouble("http", "There is no Ludoteca server at this address.");
  throw offline();
}

function offline(): Trouble {
  server.missed();
  return new Trouble("offline", "The server cannot be reached.");
}

function troubleIn(told: unknown, status: number): Trouble {
  const { code, sentence, rule } = (told ?? {}) as Partial<Schemas["Trouble"]>;
  if (code && sentence) return new Trouble(code, sentence, rule ?? null);
  return GATEWAY.has(status) ? offline() : new Trouble("service", `The service answered ${status}.`);
}

/** What there is to play. */
export const house = (): Promise<House> => read(() => http.GET("/api/house"));

/** Come in: whoever is new becomes a guest. Coming in twice does no harm. */
export const comeIn = (name?: string): Promise<Person> => read(() => http.POST("/api/me", { body: name ? { name } : {} }));

/** Take another name. */
export const callMe = (name: string): Promise<Person> => answer(() => http.PATCH("/api/me", { body: { name } }));

export const publicTables = (): Promise<TableTold[]> => read(() => http.GET("/api/tables"));

export const myTables = (): Promise<MyTable[]> => read(() => http.GET("/api/tables/mine"));

export const makeTable = (wanted: NewTable): Promise<MyTable> => answer(() => http.POST("/api/tables", { body: wanted }));

const at = (table: string) => ({ params: { path: { table } } });

export const oneTable = (table: string): Promise<TableTold> => read(() => http.GET("/api/tables/{table}", at(table)));

export const removeTable = (table: string): Promise<unknown> => answer(() => http.DELETE("/api/tables/{table}", at(table)));

/** Sit down at a public table, on the first open seat if none is named. */
export const join = (table: string, seat?: number): Promise<MyTable> =>
  answer(() => http.POST("/api/tables/{table}/join", { ...at(table), body: { seat: seat ?? null } }));

/** Get up from a table that has not begun. */
export const getUp = (table: string): Promise<unknown> => answer(() => http.POST("/api/tables/{table}/leave", at(table)));

/** Begin the match; open seats are filled with bots of a level. */
export const start = (table: string, fill?: string): Promise<TableTold> =>
  answer(() => http.POST("/api/tables/{table}/start", { ...at(table), body: { fill: fill ?? null } }));

/** Put a bot on a seat, or open it. */
export const fillSeat = (table: string, seat: number, bot: string | null): Promise<TableTold> =>
  answer(() => http.PUT("/api/tables/{table}/seats/{seat}", { params: { path: { table, seat } }, body: { bot } }));

/** A link for a seat, or for watching. */
export const invite = (table: string, seat: number | null): Promise<Invitation> =>
  answer(() => http.POST("/api/tables/{table}/invitations", { ...at(table), body: { seat } }));

export const accept = (token: string): Promise<MyTable> =>
  answer(() => http.POST("/api/invitations/accept", { body: { token } }));

export const rematch = (table: string): Promise<MyTable> => answer(() => http.POST("/api/tables/{table}/rematch", at(table)));

export const chatLines = (table: string): Promise<ChatLine[]> =>
  read(() => http.GET("/api/tables/{table}/messages", at(table)));

/** Hear no more of who said a line. */
export const mute = (table: string, number: number): Promise<unknown> =>
  answer(() => http.POST("/api/tables/{table}/messages/{number}/mute", { params: { path: { table, number } } }));

/** Tell the host of the service about a line. */
export const report = (table: string, number: number, reason: string): Promise<unknown> =>
  answer(() =>
    http.POST("/api/tables/{table}/messages/{number}/report", { params: { path: { table, number } }, body: { reason } }),
  );

/** Everything so far, as a seat saw it, or a spectator. */
export async function story(table: string, seat: number | null): Promise<Step[]> {
  const { entries } = await read(() => http.GET("/api/tables/{table}/story", { params: { path: { table }, query: eyes(seat) } }));
  return entries as unknown as Step[];
}

/** The view after so many entries. */
export async function viewThen(table: string, entry: number, seat: number | null): Promise<Then> {
  const params = { path: { table }, query: { entry, ...eyes(seat) } };
  const { entries, view, caused } = await read(() => http.GET("/api/tables/{table}/views", { params }));
  return { entry, entries, view, step: caused as unknown as Step | null };
}

const eyes = (seat: number | null): { seat?: number } => (seat === null ? {} : { seat });

/** The rules of a game, numbered. */
export const rulebook = (game: string, lang: Language): Promise<Rulebook> =>
  read(() => http.GET("/api/rules/{game}", { params: { path: { game }, query: { lang } } }));
