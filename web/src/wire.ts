/** The messages of a table's socket, by type. */

import type { components } from "./api";

export type ClientMessage = components["schemas"]["ClientMessage"];
export type ServerMessage = components["schemas"]["ServerMessage"];
export type View = components["schemas"]["LiveView"]["view"];
export type End = components["schemas"]["MatchEnd"];
export type ServerMessageOf<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>;

/** The clocks: milliseconds that each seat had when the current decision began, null for bots. */
export interface ClockNow {
  kind: "none" | "move" | "bank" | "days";
  amount: number;
  increment: number;
  left: (number | null)[];
  /** Milliseconds that the current decision had taken when this was sent. */
  running: number;
}

/** An open question, and the seats that have agreed. */
export interface Question {
  topic: "undo" | "end" | "substitute";
  seat: number;
  agreed: number[];
  to?: number | null;
  of?: number | null;
  level?: string | null;
}

/** Apply an update to a view: replace changed keys, and append to lists that only grew. */
export function applyChanges(view: View, changed: View, added: View): View {
  const grown = Object.entries(added).map(([key, items]) => [key, [...asList(view[key]), ...asList(items)]]);
  return { ...view, ...changed, ...Object.fromEntries(grown) };
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The seat that is to move in a view. */
export function toMove(view: View | null): number | null {
  return typeof view?.["to_move"] === "number" ? view["to_move"] : null;
}

/** The ply of a view. */
export function plyOf(view: View | null): number {
  return typeof view?.["ply"] === "number" ? view["ply"] : 0;
}
