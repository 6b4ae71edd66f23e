/** HTTP: the requests about one's own matches, profiles, ratings and the account. */

import type { components } from "../api";
import { answer, http, read, type Person } from "../calls";

type Schemas = components["schemas"];
export type PastMatch = Schemas["PastMatch"];
export type PastSeat = Schemas["PastSeat"];
export type HistoryPage = Schemas["HistoryPage"];
export type Statistics = Schemas["Statistics"];
export type Profile = Schemas["Profile"];
export type Rating = Schemas["RatingWithCurve"];
export type RatedPlayer = Schemas["RatedPlayer"];
export type Device = Schemas["Device"];
export type Account = Schemas["AccountDocument"];

/** Which matches to list; what is left out is not filtered. */
export interface HistoryFilter {
  game?: string;
  players?: number;
  rated?: boolean;
  against?: "people" | "bots";
  outcome?: "won" | "lost";
}

export const history = (filter: HistoryFilter, before: string | null, limit = 20): Promise<HistoryPage> =>
  read(() => http.GET("/api/me/history", { params: { query: { ...filter, limit, ...(before ? { before } : {}) } } }));

export const statistics = (): Promise<Statistics> => read(() => http.GET("/api/me/statistics"));

export const profile = (name: string): Promise<Profile> =>
  read(() => http.GET("/api/profiles/{name}", { params: { path: { name } } }));

/** The best people and bots of a game. */
export const bestPlayers = async (game: string): Promise<RatedPlayer[]> =>
  (await read(() => http.GET("/api/ratings/{game}", { params: { path: { game } } }))).players;

/** Turn the guest of this browser into an account. */
export const createAccount = (name: string, passphrase: string): Promise<Account> =>
  answer(() => http.POST("/api/account", { body: { name, passphrase } }));

export const logIn = (name: string, passphrase: string): Promise<Person> =>
  answer(() => http.POST("/api/login", { body: { name, passphrase } }));

/** Set a new passphrase with a recovery code, and log in. */
export const recover = (name: string, code: string, passphrase: string): Promise<Account> =>
  answer(() => http.POST("/api/recover", { body: { name, code, passphrase } }));

/** Change the passphrase; other devices are logged out. */
export const changePassphrase = (old: string, fresh: string): Promise<unknown> =>
  answer(() => http.PUT("/api/account/passphrase", { body: { old, new: fresh } }));

/** Make a new recovery code; the old one stops working. */
export const renewCode = async (passphrase: string): Promise<string> =>
  (await answer(() => http.POST("/api/account/recovery", { body: { passphrase } }))).recovery;

export const devices = (): Promise<Device[]> => read(() => http.GET("/api/me/devices"));

export const logOutDevice = (device: string): Promise<unknown> =>
  answer(() => http.DELETE("/api/me/devices/{device}", { params: { path: { device } } }));

export const logOut = (): Promise<unknown> => answer(() => http.POST("/api/logout"));

export const logOutEverywhere = (): Promise<unknown> => answer(() => http.POST("/api/logout-everywhere"));

/** Delete everything about this person. */
export const deleteMe = (): Promise<unknown> => answer(() => http.DELETE("/api/me", { body: { confirm: true } }));
