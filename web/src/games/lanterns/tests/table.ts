/** A table of Lanterns for tests: recorded positions, and a page that notes what it is asked. */

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";
import { loadMessages, setLanguage, type Language } from "../../../shell/messages.svelte";
import type { ActionPreview, Player, Step, TableProps } from "../../face";
import type { View } from "../../../wire";
import Table from "../Table.svelte";
import positions from "./positions.json";

export type Position = "four" | "three" | "two" | "corner" | "many" | "final" | "over";

/** A view as the server gave it. */
export function seen(name: Position): View {
  return positions[name] as unknown as View;
}

/** Entries of a log in which every kind of event happens. */
export const steps = positions.steps as unknown as Step[];
/** The tile and place of which all four previews were recorded, and the rotation that matches. */
export const spot = positions.spot;
const previews = positions.previews as Record<string, unknown>;

/** Everybody at the table, with these names. */
export function players(count = 4): Player[] {
  const names = ["Ada", "Bo", "Cleo", "Dan"];
  return names.slice(0, count).map((name, seat) => ({ seat, name, bot: null, here: true, absent: false, mine: seat === 0 }));
}

/** What the server would have answered; what was not recorded is refused. */
export function foresee(actions: string[]): Promise<ActionPreview[]> {
  const refused = { code: "illegal", sentence: "No.", rule: "LA-3.1", reason: "no-favor" };
  const told = (action: string) => previews[action] as Record<string, unknown> | undefined;
  return Promise.resolve(
    actions.map((action) => ({ action, preview: told(action) ?? null, refused: told(action) ? null : refused })),
  );
}

/** Set a table; what it asks of the page is noted. */
export async function setTable(name: Position, changes: Partial<TableProps> = {}, language: Language = "en") {
  await Promise.all([loadMessages("lanterns"), setLanguage(language)]);
  const view = seen(name);
  const props: TableProps = {
    view,
    players: players(view["players"] as number),
    viewer: view["seat"] as number,
    acting: true,
    pending: null,
    step: null,
    pace: 0,
    letters: false,
    confirming: true,
    hinted: null,
    canUndo: false,
    preview: vi.fn(foresee),
    act: vi.fn(),
    undo: vi.fn(),
    announce: vi.fn(),
    explain: vi.fn(),
    sound: vi.fn(),
    ...changes,
  };
  return { ...render(Table, { props }), props };
}

afterEach(cleanup);

/** jsdom measures nothing. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
