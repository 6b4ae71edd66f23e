/** A table of My Shelfie for tests: real views and previews, and a note of everything the drawing asks for. */

import { vi } from "vitest";
import { loadMessages, setLanguage, type Language } from "../../../shell/messages.svelte";
import type { View } from "../../../wire";
import type { ActionPreview, Refusal, Player, Step, TableProps } from "../../face";
import recorded from "./recorded.json";

const previews = recorded.middle.previews as unknown as Record<string, Record<string, unknown>>;

export const MIDDLE = recorded.middle.view as unknown as View;
export const OVER = recorded.over.view as unknown as View;
export const STEPS = [...recorded.middle.steps, ...recorded.over.steps, ...recorded.english.steps] as unknown as Step[];
/** The seat to move in the middle of the match. */
export const NEAR = recorded.middle.view.seat;

export const WALLED: Refusal = { code: "illegal", sentence: "", rule: "SH-3.3", reason: "walled-in" };

/** Speak a language. */
export async function speaking(language: Language): Promise<void> {
  await loadMessages("shelfie");
  await setLanguage(language);
}

export function players(count: number, mine = NEAR): Player[] {
  const names = ["Ada", "Bea", "Cleo", "Dora"].slice(0, count);
  return names.map((name, seat) => ({ seat, name, bot: null, here: true, absent: false, mine: seat === mine }));
}

/** What the server would answer about an action. */
export function answer(action: string): ActionPreview {
  const preview = previews[action] ?? null;
  return { action, preview, refused: preview ? null : WALLED };
}

/** A table in the middle of a match, in which it is this page's turn. */
export function aTable(changed: Partial<TableProps> = {}): TableProps {
  return {
    view: MIDDLE,
    players: players(3),
    viewer: NEAR,
    acting: true,
    pending: null,
    step: null,
    pace: 0,
    letters: false,
    confirming: true,
    hinted: null,
    canUndo: false,
    preview: vi.fn(async (actions: string[]) => actions.map(answer)),
    act: vi.fn(),
    undo: vi.fn(),
    announce: vi.fn(),
    explain: vi.fn(),
    sound: vi.fn(),
    ...changed,
  };
}
