/**
 * What the server tells people about a game: the id of a message and its values, and its text for one reader.
 *
 * A value is a number, a text that is the same in every language, another message, or a list of messages. A value named
 * `seat` is a player, from which the message gets `name` and `who`.
 */

import { has, language, t } from "../shell/messages.svelte";
import type { View } from "../wire";
import type { Player } from "./face";

export interface Message {
  id: string;
  values?: Record<string, Value>;
}

type Value = number | string | Message | Message[];
type Args = Record<string, string | number>;

/** A part of a text with pictures: plain text, a player's name, or the messages to draw. */
export type Piece = string | { name: string } | Message[];

/** Several words in one: "red, blue and green". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** The name of a player; "You" for the reader, unless several people share the screen. */
export function nameOf(seat: number | null | undefined, players: Player[], viewer: number | null): string {
  return person(seat, players, viewer).name;
}

/** What messages about a player need: the name, and whether it is the reader. */
export function person(seat: number | null | undefined, players: Player[], viewer: number | null): { who: "you" | "other"; name: string } {
  const isAlone = players.filter((player) => player.mine).length < 2;
  if (seat === viewer && viewer !== null && isAlone) return { who: "you", name: t("page-me") };
  return { who: "other", name: players.find((player) => player.seat === seat)?.name ?? "" };
}

/** The text of a message. */
export function textOf({ id, values = {} }: Message, players: Player[] = [], viewer: number | null = null): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === "seat") Object.assign(args, person(value as number, players, viewer));
    else args[name] = shown(value, players, viewer);
  }
  return has(id) ? t(id, args) : fallback(id, args);
}

/** The text of a message that a game names and nobody has written: the end of its id, and the values. */
function fallback(id: string, { who: _, name, ...values }: Args): string {
  const ending = id.split("-").slice(2).join(" ");
  return [name, ending, ...Object.values(values)].filter((part) => part !== undefined && part !== "").join(" ");
}

function shown(value: Value, players: Player[], viewer: number | null): string | number {
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return listed(value.map((each) => textOf(each, players, viewer)));
  return textOf(value, players, viewer);
}

/** How far a match is: "round 4 of 8". */
export function progressOf(view: View): string {
  const progress = view["progress"] as Message | undefined;
  return progress ? textOf(progress) : "";
}

/** The text of several messages, as one sentence each. */
export function sentencesOf(messages: Message[], players: Player[], viewer: number | null): string {
  return messages.map((message) => `${textOf(message, players, viewer)}.`).join(" ");
}

/** Characters of private use mark where names and pictures go, wherever the language puts them. */
const FIRST = 0xe000;

/** The text of a message in pieces, with the values that can be drawn left as messages. */
export function piecesOf(
  { id, values = {} }: Message,
  players: Player[],
  viewer: number | null,
  isDrawn: (message: Message) => boolean,
): Piece[] {
  const parts: Piece[] = [];
  const mark = (part: Piece): string => String.fromCharCode(FIRST + parts.push(part) - 1);
  const args: Args = {};
  for (const [name, value] of Object.entries(values)) {
    const messages = typeof value === "object" ? [value].flat() : [];
    if (name === "seat") {
      const { who, name: called } = person(value as number, players, viewer);
      Object.assign(args, { who, name: mark({ name: called }) });
    } else args[name] = messages.length && messages.every(isDrawn) ? mark(messages) : shown(value, players, viewer);
  }
  const pieces = t(id, args).split(/([\ue000-\ue0ff])/).filter((piece) => piece !== "");
  return pieces.map((piece) => parts[piece.charCodeAt(0) - FIRST] ?? piece);
}
