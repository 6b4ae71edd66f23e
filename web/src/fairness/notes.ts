/** What this browser saw while matches were set up, to compare after the end. */

import type { TableInfo } from "../calls";
import { randomHex } from "../hex";
import { loadText, saveText } from "../shell/settings.svelte";
import type { Notes } from "./protocol";

const STORAGE_KEY = "ludoteca.fairness";
const LIMIT = 100;

function load(): [string, Notes][] {
  try {
    return JSON.parse(loadText(STORAGE_KEY) ?? "[]") as [string, Notes][];
  } catch {
    return [];
  }
}

/** The same for browsers that store nothing. */
const memory = new Map<string, Notes>();

/** What this browser noted about a table; other windows of it may have noted more than this one. */
export function notesOf(table: string): Notes | null {
  return load().find(([id]) => id === table)?.[1] ?? memory.get(table) ?? null;
}

/** Note something about a table. */
export function save(table: string, change: (notes: Notes) => Notes): void {
  const before = notesOf(table) ?? { promise: null, rounds: {}, random: null };
  const others = load().filter(([id]) => id !== table);
  const after = change(before);
  memory.set(table, after);
  saveText(STORAGE_KEY, JSON.stringify([...others.slice(1 - LIMIT), [table, after]]));
}

/** Note the server's commitment when it is first seen, if the match is not over. */
export function noteCommitment(table: TableInfo): void {
  if (!table.fairness || table.phase === "finished" || notesOf(table.id)?.promise) return;
  save(table.id, (notes) => ({ ...notes, promise: table.promise }));
}

/** A random number that nobody can guess, in hexadecimal digits. */
export function newRandom(): string {
  return randomHex(32);
}

/** Draw and note the number that is sent with the request to start. */
export function drawNumber(table: string): string {
  const random = newRandom();
  save(table, (notes) => ({ ...notes, random }));
  return random;
}
