/** What is said on a table's socket: the messages of the contract, told apart by their type. */

import type { components } from "./api";

export type ClientMessage = components["schemas"]["ClientMessage"];
export type ServerMessage = components["schemas"]["ServerMessage"];
export type View = components["schemas"]["LiveView"]["view"];
export type End = components["schemas"]["EndTold"];
export type Heard<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>;
export type Said<Type extends ClientMessage["type"]> = Extract<ClientMessage, { type: Type }>;

/** The clocks: milliseconds that each seat had when the present decision began, null for bots. */
export interface ClockNow {
  kind: "none" | "move" | "bank" | "days";
  amount: number;
  increment: number;
  left: (number | null)[];
  /** What the present decision has taken when this was told. */
  running: number;
}

/** An open question: who asked what, and which seats have agreed. */
export interface Question {
  topic: "undo" | "end" | "substitute";
  seat: number;
  agreed: number[];
  to?: number | null;
  of?: number | null;
  level?: string | null;
}

/** Replace whole keys of a view, and append to those that are lists which only grew. */
export function applyChanges(view: View, changed: View, added: View): View {
  const grown = Object.entries(added).map(([key, items]) => [key, [...asList(view[key]), ...asList(items)]]);
  return { ...view, ...changed, ...Object.fromEntries(grown) };
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The seat whose decision a view awaits. */
export function toMove(view: View | null): number | null {
  return typeof view?.["to_move"] === "number" ? view["to_move"] : null;
}

/** How many actions a view has seen. */
export function plyOf(view: View | null): number {
  return typeof view?.["ply"] === "number" ? view["ply"] : 0;
}
