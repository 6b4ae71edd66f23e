/** Making tables: at once against bots, for friends elsewhere, for several at one device. */

import * as calls from "../calls";
import { comeIn } from "../shell/me.svelte";
import { go } from "../shell/route.svelte";
import { server } from "../shell/server.svelte";
import { settings } from "../shell/settings.svelte";

/** The table that somebody asked for and that is not there yet: one at a time, the last one counts. */
interface Wish {
  game: string;
}

let wish = $state.raw<Wish | null>(null);

/** Whether a table of a game is being made. */
export function isMaking(game: string): boolean {
  return wish?.game === game;
}

/** Whether a table of a game is made as soon as the server is open. */
export function isWaiting(game: string): boolean {
  return isMaking(game) && server.condition !== "open";
}

/** Make no table after all: none of that game, or none at all. */
export function withdraw(game = wish?.game): void {
  if (wish?.game === game) wish = null;
}

/** How many play a game, as chosen last. */
export function playersOf(game: string): number {
  return settings.players[game] ?? 2;
}

/** Bots of one level on these seats. */
export function botsOn(seats: number[], level: string): Record<string, string> {
  return Object.fromEntries(seats.map((seat) => [String(seat), level]));
}

function others(count: number, from: number): number[] {
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index);
}

/** Play at once: everybody else is a bot. */
export async function play(game: string): Promise<void> {
  const players = playersOf(game);
  await make({ game, players, bots: botsOn(others(players, 1), settings.level) }, true);
}

/** A table whose other seats are open, to invite friends to. */
export async function inviteFriends(game: string): Promise<void> {
  await make({ game, players: playersOf(game) }, false);
}

/** A table for several people at this device; the other seats are bots. */
export async function sameDevice(game: string, names: string[], players: number): Promise<void> {
  await make({ game, players, names, bots: botsOn(others(players, names.length), settings.level) }, true);
}

/** Who may sit on a seat besides a bot, whose level is named: somebody who is invited, or somebody at this device. */
export const INVITED = "person";
export const HERE = "here";

/** Make a table at which everybody else is a bot, is invited, or sits here too; it begins if nobody is waited for. */
export async function makeSeated(wanted: calls.NewTable, others: string[], names: string[]): Promise<void> {
  const bots = others.flatMap((level, index) => (level === INVITED || level === HERE ? [] : [[String(index + 1), level]]));
  const here = names.filter((_, index) => others[index] === HERE);
  const seated = { ...wanted, bots: Object.fromEntries(bots) };
  await make(seated, !others.includes(INVITED), (me) => [me.name, ...here]);
}

/** Make a table as soon as the server is open, unless it is withdrawn, and go there; begin if nobody is waited for. */
async function make(wanted: calls.NewTable, begin: boolean, names?: (me: calls.Person) => string[]): Promise<void> {
  const mine = { game: wanted.game };
  wish = mine;
  try {
    const me = await comeIn();
    await server.untilOpen();
    if (wish !== mine) return;
    const made = await calls.makeTable(names ? { ...wanted, names: names(me) } : wanted);
    if (begin) await calls.start(made.id);
    go(`/table/${made.id}`);
  } finally {
    if (wish === mine) wish = null;
  }
}
