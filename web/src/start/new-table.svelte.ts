/** Opens tables: against bots, for invited friends, for several people on one device. */

import * as calls from "../calls";
import { ownName, signIn } from "../shell/me.svelte";
import { t } from "../shell/messages.svelte";
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
  await openAndGo(withBots, !seats.includes(INVITED), (own) => [own, ...here]);
}

type Names = (own: string) => string[];

/** Open a table, unless that is canceled, and go there. If nobody is invited, it is on this device while the server is gone. */
async function openAndGo(newTable: calls.NewTable, startNow: boolean, names?: Names): Promise<void> {
  const mine = { game: newTable.game };
  request = mine;
  try {
    const onServer = openOnServer(newTable, startNow, mine, names);
    const id = startNow ? ((await orGone(onServer)) ?? (await openHere(newTable, mine, names))) : await onServer;
    if (id && request === mine) go(`/table/${id}`);
  } finally {
    if (request === mine) request = null;
  }
}

/** The table on the server; null if the server is gone, or does not answer. */
function orGone(onServer: Promise<string | null>): Promise<string | null> {
  const answered = onServer.catch((error: unknown) => {
    if (error instanceof calls.RefusalError && error.code === "offline") return null;
    throw error;
  });
  return Promise.race([answered, server.untilGone().then(() => null)]);
}

/** Open a table on this device. */
async function openHere(newTable: calls.NewTable, mine: TableRequest, names?: Names): Promise<string | null> {
  if (request !== mine) return null;
  const desk = await import("../local/desk");
  const own = ownName() || t("page-player", { number: 1 });
  return desk.openHere(names ? { ...newTable, names: names(own) } : newTable, own);
}

/** Open a table as soon as the server is ready, unless that is canceled, and start it if nobody is invited. */
async function openOnServer(newTable: calls.NewTable, startNow: boolean, mine: TableRequest, names?: Names): Promise<string | null> {
  const notes = import("../fairness/notes");
  const me = await signIn();
  await server.untilOpen();
  if (request !== mine) return null;
  const table = await calls.openTable(names ? { ...newTable, names: names(me.name) } : newTable);
  const { drawNumber, noteCommitment } = await notes;
  noteCommitment(table);
  if (startNow) await calls.startMatch(table.id, { random: drawNumber(table.id) });
  return table.id;
}
