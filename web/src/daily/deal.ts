/**
 * The deal of a day: its seed, its seats, and a bot whose decisions follow from the position. The same as
 * `src/ludoteca/daily/deal.py`, so that servers and devices agree without asking each other.
 */

import { sha256Bytes } from "../fairness/sha256";
import { toHex } from "../hex";
import type { Level } from "../engine/manifest";

/** The level of the bot. */
export const LEVEL = "adept";
/** The player with whom people compare themselves: a master with a fixed number of iterations, the same on every device. */
export const MASTER: Level = { iterations: 1000 };
const PLAYERS = 2;
const DAY_MILLISECONDS = 24 * 3600 * 1000;

/** The day, in UTC, of a time in milliseconds since 1970: `2026-11-18`. */
export const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** When a day begins, in milliseconds since 1970. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day like `2026-11-18`. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(dayStart(text)) && dayAt(dayStart(text)) === text;

/** The day a number of days later, or before if it is negative. */
export const dayAfter = (day: string, days = 1): string => dayAt(dayStart(day) + days * DAY_MILLISECONDS);

/** The seed of a day's match. */
export function dealSeed(game: string, day: string): Uint8Array {
  return sha256Bytes(new TextEncoder().encode(`ludoteca daily ${game} ${day}`));
}

/** The seat of the person, which differs from day to day; the game decides who begins. */
export const ownSeat = (seed: Uint8Array): number => seed[0]! % PLAYERS;

/** The seats of a day's match. */
export function dealSeats(seed: Uint8Array, name: string): { name: string; bot: string | null }[] {
  return Array.from({ length: PLAYERS }, (_, seat) => (seat === ownSeat(seed) ? { name, bot: null } : { name: LEVEL, bot: LEVEL }));
}

/** The seed for the bot's decision at a ply: it depends on nothing else, so equal moves give equal matches. */
export function decisionSeed(seed: Uint8Array, ply: number): Uint8Array {
  const text = new TextEncoder().encode(` ${ply}`);
  const bytes = new Uint8Array(seed.length + text.length);
  bytes.set(seed);
  bytes.set(text, seed.length);
  return sha256Bytes(bytes);
}

/** The seed of a day's match, as a setting has it. */
export const seedText = (game: string, day: string): string => toHex(dealSeed(game, day));
