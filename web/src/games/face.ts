/**
 * What the page asks of a game's drawing, and what it gives to it.
 *
 * The page knows tables, seats, clocks, chat and the wire; a game's folder knows how its view looks and how its actions
 * are written. Neither knows the rules: what is there, what is legal, what a choice would bring and what happened all
 * come from the server. A third game is one more folder here; nothing else names a game.
 */

import type { Component } from "svelte";
import type { View } from "../wire";
import type { Message } from "./narration";

/** One thing that happened, as the server reports it: a kind, a rule, and values that depend on the kind. */
export interface GameEvent {
  kind: string;
  ply: number;
  seat?: number;
  rule?: string;
  [value: string]: unknown;
}

/** One entry of the match's log with what it caused: a line of the page's log. */
export interface Step {
  /** The number of entries after it: what to jump to. */
  entry: number;
  /** `act`, `undo`, `resign` … */
  kind: string;
  by: number | null;
  at: number;
  /** How many actions there were after it: fewer than before if it undid some; null if the server did not say. */
  ply: number | null;
  events: GameEvent[];
  /** The sentences of the log about the events. */
  says: Message[];
}

/** The arguments of messages about a player. */
export type PlayerArgs = { who: "you" | "other"; name: string };

/** Somebody at the table. */
export interface Player {
  seat: number;
  name: string;
  /** The level if a bot plays here. */
  bot: string | null;
  here: boolean;
  absent: boolean;
  /** Whether a program of somebody plays here. */
  program?: boolean;
  /** The name of the person's public profile, if there is one. */
  profile?: string | null;
  /** Whether this page acts for the seat. */
  mine: boolean;
}

/** Why something is not allowed: a code and a name for translated texts, the server's own sentence, the rule. */
export interface Refusal {
  code: string;
  sentence: string;
  rule: string | null;
  /** The name of the game's own reason, for `<game>-refusal-<reason>` in the messages. */
  reason: string | null;
}

/** What one action would bring: the game's preview, or why it is not allowed. */
export interface ActionPreview {
  action: string;
  preview: Record<string, unknown> | null;
  refused: Refusal | null;
}

/** An action worth considering. */
export interface Hint {
  action: string;
  win: number;
  points: number;
  /** The share of the search that went into it, from 0 to 1. */
  share?: number;
  /** The action in words. */
  says: Message | null;
  /** What other seats seem to be after; the same for all hints. */
  guesses?: { seat: number; chance: number; says: Message | null }[];
  reasons: { sense: string; kind: string; rule?: string; says: Message; [value: string]: unknown }[];
}

/** Everything a game's table is drawn from. All of it may change at any moment; none of it is changed by the drawing. */
export interface TableProps {
  view: View;
  players: Player[];
  /** Who looks at the table: a seat, or null for a spectator. Its side is at the bottom. */
  viewer: number | null;
  /** Whether this page may act for `viewer` now: its turn, connected, nothing under way, no replay. */
  acting: boolean;
  /** Whether this is a past moment, from a replay or the log, so that nobody is to move. */
  still?: boolean;
  /** The action that was sent and is not yet confirmed: it is shown as pending. */
  pending: string | null;
  /** What has just happened and is to be animated; a new object for every entry, null when there is nothing new. */
  step: Step | null;
  /** Milliseconds for one flight; 0 when nothing may move (reduced motion, hidden tab, jumped in the log). */
  pace: number;
  /** Show letters beside shapes. */
  letters: boolean;
  /** Ask before a choice is sent; otherwise the last tap sends it. */
  confirming: boolean;
  /** The action that a hint proposes: to be lit up. */
  hinted: string | null;
  canUndo: boolean;
  /** Ask the server what actions would bring, in their order; rejected if the table has changed since. */
  preview(actions: string[]): Promise<ActionPreview[]>;
  act(action: string): void;
  undo(): void;
  /** Say something politely to screen readers, in the reader's language. */
  announce(text: string): void;
  /** Explain why something is inert: shown as a small note with a link to the rule. */
  explain(refusal: Refusal): void;
  /** A sound by its name, if the player wants sounds. */
  sound(name: "place" | "take" | "gain" | "turn" | "refuse" | "end"): void;
}

/** A part of a game's table that becomes a sheet where there is little room: supply, goals, shelves. */
export interface Panel {
  /** Its message is `<game>-panel-<name>`. */
  name: string;
  /** A path of 24 × 24 for the bottom bar. */
  icon: string;
  /** On which side of the board it stands where there is room; left if not said. */
  side?: "left" | "right";
  /** Takes TableProps. */
  body: Component<TableProps>;
}

/** One source of points, for counting the end step by step. */
export interface Source {
  /** Its message is `<game>-points-<name>`. */
  name: string;
  points: number[];
}

/** A game as the page sees it. */
export interface Face {
  /** The whole middle of the table: board, everybody's places, one's own side with the buttons of the turn. */
  table: Component<TableProps>;
  panels: Panel[];
  /** One line of the log as text and small pictures. */
  line: Component<{ step: Step; players: Player[]; viewer: number | null; letters: boolean }>;
  /** Everybody's points by source, in the order of counting, from the view of a finished match. */
  sources(view: View): Source[];
  /** What can be asked with one key, in words: score, goals, last move, what I may do. */
  answers: Record<"score" | "goals" | "moves", (view: View, players: Player[], viewer: number | null) => string>;
  /** The ids of sentences of the log that are also shown large over the board, such as the end of the game. */
  news?: readonly string[];
  /** What else can be said about an action where another one reads the same: its place, how a tile lies. */
  details?(action: string, view: View, viewer: number | null): string[];
  /** Keys of the game's own: the keys, and the id of the message that explains them. */
  keys?: readonly (readonly [string, string])[];
  /** How a tie between seats with equal points was broken; null if it was not. */
  tieBreak?(view: View, tied: number[], argsOf: (seat: number) => PlayerArgs): string | null;
  /** A small picture of a position for the start page. */
  miniature: Component<{ view: View | null }>;
}
