/** How many entries of each table this browser has shown, so that the page can offer what was missed. */

import { saveText, loadText } from "../shell/settings.svelte";

const STORAGE_KEY = "ludoteca.seen";
const LIMIT = 60;

function load(): [string, number][] {
  try {
    return JSON.parse(loadText(STORAGE_KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The last entry of a table that was shown here. */
export function lastSeen(table: string): number | null {
  return load().find(([id]) => id === table)?.[1] ?? null;
}

/** Store that a table was shown up to this entry. */
export function saveLastSeen(table: string, entry: number): void {
  const others = load().filter(([id]) => id !== table);
  saveText(STORAGE_KEY, JSON.stringify([...others.slice(1 - LIMIT), [table, entry]]));
}
