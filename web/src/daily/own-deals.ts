/** The daily deals that were played on this device. */

import type { StoredMatch } from "../local/stored";
import { dayAfter } from "./deal";

/** The result of a deal, from the side of the person. */
export interface DealResult {
  points: number;
  against: number;
  won: boolean;
}

/** A match of a deal on this device. */
export interface OwnDeal {
  id: string;
  day: string;
  isCounted: boolean;
  isOver: boolean;
  /** The result, if it was played to its end. */
  result: DealResult | null;
}

/** The matches of a game's deals, the newest first. */
export function ownDeals(stored: StoredMatch[], game: string): OwnDeal[] {
  const deals = stored.filter((match) => match.daily && match.setting.game === game);
  return deals.toSorted((a, b) => b.created - a.created).map(ownDeal);
}

function ownDeal({ id, daily, setting, result }: StoredMatch): OwnDeal {
  return { id, ...daily!, isOver: result !== null, result: dealResult(setting.people.indexOf(0), result) };
}

function dealResult(own: number, result: StoredMatch["result"]): DealResult | null {
  if (result?.reason !== "played" || !result.scores || !result.ranks) return null;
  return { points: result.scores[own]!, against: result.scores[1 - own]!, won: result.ranks[own] === 1 };
}

/** How many days in a row a counted deal was played to its end: up to today, or up to yesterday if today's is still open. */
export function streak(deals: OwnDeal[], today: string): number {
  const played = new Set(deals.filter(({ isCounted, result }) => isCounted && result).map(({ day }) => day));
  let day = played.has(today) ? today : dayAfter(today, -1);
  let days = 0;
  for (; played.has(day); day = dayAfter(day, -1)) days += 1;
  return days;
}
