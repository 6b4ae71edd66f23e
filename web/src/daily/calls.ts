/** HTTP: the requests about daily deals. */

import type { components } from "../api";
import { answer, http, read } from "../calls";

type Schemas = components["schemas"];
export type DailyLine = Schemas["DailyLine"];
export type DailyTable = Schemas["DailyTable"];

const on = (game: string, day: string) => ({ params: { path: { game, day } } });

/** The results of a day on this server. */
export const dailyTable = (game: string, day: string): Promise<DailyTable> => read(() => http.GET("/api/daily/{game}/{day}", on(game, day)));

/** Submit a match of a day; the first one counts. */
export const submitDeal = (game: string, day: string, body: Schemas["PlayedMatch"]): Promise<{ id: string }> =>
  answer(() => http.POST("/api/daily/{game}/{day}", { ...on(game, day), body }));
