/** What is said on a table's socket: the messages of the contract, told apart by their type. */

import type { components } from "./api";

export type ClientMessage = components["schemas"]["ClientMessage"];
export type ServerMessage = components["schemas"]["ServerMessage"];
export type View = components["schemas"]["LiveView"]["view"];

/** The view after a message: replaced by a view, changed by an update, else as it was. */
export function viewAfter(view: View, message: ServerMessage): View {
  switch (message.type) {
    case "view":
      return message.view;
    case "update":
      return applyChanges(view, message.changed, message.added);
    default:
      return view;
  }
}

/** Replace whole keys of a view, and append to those that are lists which only grew. */
export function applyChanges(view: View, changed: View, added: View): View {
  const grown = Object.entries(added).map(([key, items]) => [key, [...asList(view[key]), ...asList(items)]]);
  return { ...view, ...changed, ...Object.fromEntries(grown) };
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first message on a socket: what this page has of the match, if anything. */
export function hello(have?: number): ClientMessage {
  return { type: "hello", have };
}

/** Carry out an action for the seat to move. */
export function act(mark: string, entry: number, action: string | number): ClientMessage {
  return { type: "act", mark, entry, action };
}
