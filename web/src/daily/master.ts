/** What the master did with the deal of a day: computed once on each device, and remembered. */

import type { MatchEngine } from "../local/match";
import { loadText, saveText } from "../shell/settings.svelte";
import { MASTER } from "./deal";
import type { DealResult } from "./own-deals";
import { playAsMaster } from "./play";

/** How many results are remembered. */
const REMEMBERED = 30;
const STORAGE_KEY = "ludoteca.daily.master";

/** The result of the master for a day, from earlier or computed now: that takes some seconds. */
export async function masterResult(engine: MatchEngine, game: string, day: string, signal?: AbortSignal): Promise<DealResult> {
  const known = remembered().find(([key]) => key === `${game} ${day}`);
  if (known) return known[1];
  const { result } = await playAsMaster(engine, game, day, MASTER, signal);
  remember(`${game} ${day}`, result);
  return result;
}

type Remembered = [key: string, result: DealResult][];

function remembered(): Remembered {
  try {
    return JSON.parse(loadText(STORAGE_KEY) ?? "[]") as Remembered;
  } catch {
    return [];
  }
}

function remember(key: string, result: DealResult): void {
  saveText(STORAGE_KEY, JSON.stringify([[key, result], ...remembered()].slice(0, REMEMBERED)));
}
