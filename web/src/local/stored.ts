/** A match on this device, as it is stored: everything follows from its setting, with the seed, and its log. */

import type { Entry, MatchResult, Setting } from "../engine/match";

export interface StoredMatch {
  id: string;
  setting: Setting;
  created: number;
  log: Entry[];
  toMove: number | null;
  ended: number | null;
  result: MatchResult | null;
  rematchOf: string | null;
  /** The match on the server, once it has been added to the history there. */
  sentAs: string | null;
  /** The deal of a day; other matches, and those of earlier versions of the page, have none. */
  daily?: Deal | null;
}

/** A day's deal: the first match of the day counts, and those after it are practice. */
export interface Deal {
  day: string;
  isCounted: boolean;
}

/** The seats of the people at this device. */
export function ownSeats({ people }: Setting): number[] {
  return people.flatMap((person, seat) => (person === null ? [] : [seat]));
}
