/** Opens tables: against bots, for invited friends, for several people on one device. */

import * as calls from "../calls";
import { signIn } from "../shell/me.svelte";
import { go } from "../shell/route.svelte";
import { server } from "../shell/server.svelte";
import { settings } from "../shell/settings.svelte";

/** The table that is to be opened; a later request replaces it. */
interface TableRequest {
  game: string;
}

let request = $state.raw<TableRequest | null>(null);

/** Whether a table of a game is being opened. */
export function isOpening(game: string): boolean {
  return request?.game === game;
}

/** Whether a table of a game is opened as soon as the server is ready. */
export function isPending(game: string): boolean {
  return isOpening(game) && server.condition !== "open";
}

/** Cancel opening a table: of a game, or of any game. */
export function cancelOpening(game = request?.game): void {
  if (request?.game === game) request = null;
}

/** The number of players that was chosen last for a game. */
export function playersOf(game: string): number {
  return settings.players[game] ?? 2;
}

/** Bots of one level on these seats. */
export function botsOn(seats: number[], level: string): Record<string, string> {
  return Object.fromEntries(seats.map((seat) => [String(seat), level]));
}

function seatsFrom(count: number, from: number): number[] {
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index);
}

/** Play against bots only. */
export async function play(game: string): Promise<void> {
  const players = playersOf(game);
  await openAndGo({ game, players, bots: botsOn(seatsFrom(players, 1), settings.level) }, true);
}

/** Open a table with open seats, to invite friends. */
export async function inviteFriends(game: string): Promise<void> {
  await openAndGo({ game, players: playersOf(game) }, false);
}

/** Open a table for several people on this device; bots take the other seats. */
export async function playOnOneDevice(game: string, names: string[], players: number): Promise<void> {
  await openAndGo({ game, players, names, bots: botsOn(seatsFrom(players, names.length), settings.level) }, true);
}

/** Values for a seat besides the levels of bots: an invited person, or a person on this device. */
export const INVITED = "person";
export const HERE = "here";

/** Open a table whose other seats are for bots, invited people, or people on this device; start if nobody is invited. */
export async function openWithSeats(newTable: calls.NewTable, seats: string[], names: string[]): Promise<void> {
  const bots = seats.flatMap((level, index) => (level === INVITED || level === HERE ? [] : [[String(index + 1), level]]));
  const here = names.filter((_, index) => seats[index] === HERE);
  const withBots = { ...newTable, bots: Object.fromEntries(bots) };
  await openAndGo(withBots, !seats.includes(INVITED), (me) => [me.name, ...here]);
}

/** Open a table as soon as the server is ready, unless it is canceled, start it if nobody is invited, and go there. */
async function openAndGo(newTable: calls.NewTable, startNow: boolean, names?: (me: calls.Person) => string[]): Promise<void> {
  const mine = { game: newTable.game };
  request = mine;
  const notes = import("../fairness/notes");
  try {
    const me = await signIn();
    await server.untilOpen();
    if (request !== mine) return;
    const table = await calls.openTable(names ? { ...newTable, names: names(me) } : newTable);
    const { drawNumber, noteCommitment } = await notes;
    noteCommitment(table);
    if (startNow) await calls.startMatch(table.id, { random: drawNumber(table.id) });
    go(`/table/${table.id}`);
  } finally {
    if (request === mine) request = null;
  }
}
