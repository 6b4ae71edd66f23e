/** Keeps score sheets and results on this device, and puts a sheet into a link. */

import { screenUrl } from "../shell/site";
import type { GameName } from "./facts";

const SHEET = "ludoteca-sheet-";
const RESULTS = "ludoteca-real-results";
const MOST_RESULTS = 100;

/** A result that somebody kept. */
export interface Result {
  game: GameName;
  /** Milliseconds since 1970. */
  at: number;
  names: string[];
  scores: number[];
  winners: number[];
  /** The sheet; results of earlier versions have none. */
  sheet?: unknown;
}

/** The sheet that was last edited, if there is one that can be read. */
export function storedSheet<Sheet>(game: GameName, isSheet: (value: unknown) => value is Sheet): Sheet | null {
  const found = readStored(SHEET + game);
  return isSheet(found) ? found : null;
}

export function storeSheet(game: GameName, sheet: unknown): void {
  store(SHEET + game, sheet);
}

/** The results of a game that were kept, the latest first. */
export function keptResults(game: GameName): Result[] {
  return allResults().filter((each) => each.game === game);
}

export function keepResult(result: Result): void {
  store(RESULTS, [result, ...allResults()].slice(0, MOST_RESULTS));
}

export function removeResult({ at }: Result): void {
  store(RESULTS, allResults().filter((each) => each.at !== at));
}

/** All results that were kept, the latest first. */
export function allResults(): Result[] {
  const found = readStored(RESULTS);
  return Array.isArray(found) ? (found as Result[]) : [];
}

/** A link that opens a sheet. */
export const sheetLink = ({ game, sheet }: Pick<Result, "game" | "sheet">): string =>
  screenUrl(`/real-table/${game}#score=${encodeSheet(sheet)}`);

/** A sheet as a text that fits into a link. */
export function encodeSheet(sheet: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The sheet in a link; null if there is none that can be read. */
export function decodeSheet<Sheet>(text: string, isSheet: (value: unknown) => value is Sheet): Sheet | null {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const found: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0))));
    return isSheet(found) ? found : null;
  } catch {
    return null;
  }
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage (a private window) the sheet lives as long as the page.
  }
}
