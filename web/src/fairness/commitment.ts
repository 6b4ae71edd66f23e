/** Commitments to numbers, as in the server's match/fairness.py. Tables need only these; the checks are loaded later. */

import type { OwnRound } from "./protocol";
import { sha256 } from "./sha256";

const FORMAT = "ludoteca fairness 2";

/** JSON with sorted keys and without spaces: the same text in every language. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`).join(",")}}`;
}

export const fingerprint = (document: object): string => sha256(canonical({ format: FORMAT, ...document }));

/** What this device sends first: it binds the number to the table, the round, the seat and the terms. */
export function commitmentTo(table: string, round: number, own: Pick<OwnRound, "seat" | "terms" | "random">): string {
  return fingerprint({ table, round, seat: own.seat, terms: own.terms, random: own.random });
}
