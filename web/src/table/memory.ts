/** How much of each table this browser has shown, so that whoever returns is told what they missed. */

import { keep, kept } from "../shell/settings.svelte";

const MEMORY = "ludoteca.seen";
const MOST = 60;

function all(): [string, number][] {
  try {
    return JSON.parse(kept(MEMORY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The last entry of a table that was shown here. */
export function lastSeen(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Remember that a table was shown up to this entry. */
export function remember(table: string, entry: number): void {
  const others = all().filter(([id]) => id !== table);
  keep(MEMORY, JSON.stringify([...others.slice(1 - MOST), [table, entry]]));
}
