/** Small notes that come and go, and what is said to screen readers. */

import { Trouble } from "../calls";
import type { Refusal } from "../games/face";
import { has, t } from "./messages.svelte";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad";
  /** The rule behind it: its number, and the game whose rulebook has it. */
  rule: string | null;
  game: string | null;
}

const READING = 6000;

let notices = $state.raw<Notice[]>([]);
let spoken = $state.raw<{ id: number; text: string }[]>([]);
let count = 0;

/** The notes that are shown now. */
export function shownNotices(): Notice[] {
  return notices;
}

/** What was last said aloud. */
export function spokenTexts(): { id: number; text: string }[] {
  return spoken;
}

/** Say something politely to screen readers. */
export function announce(text: string): void {
  if (text) spoken = [...spoken.slice(-4), { id: (count += 1), text }];
}

/** Show a note for a while. */
export function note(text: string, more: Partial<Omit<Notice, "id" | "text">> = {}): void {
  const shown: Notice = { id: (count += 1), text, tone: "plain", rule: null, game: null, ...more };
  notices = [...notices.filter((each) => each.text !== text).slice(-2), shown];
  setTimeout(() => dismiss(shown.id), READING);
}

/** Put a note away. */
export function dismiss(id: number): void {
  notices = notices.filter((each) => each.id !== id);
}

/** Why something is not allowed, in the reader's language, with its rule. */
export function explain(refusal: Refusal, game: string | null = null): void {
  note(refusalWords(refusal, game), { tone: "bad", rule: refusal.rule, game });
}

/** A refusal in words: the game's own reason, else what its code means, else the service's sentence. */
export function refusalWords(refusal: Refusal, game: string | null = null): string {
  const ids = [`${game}-refusal-${refusal.reason}`, `page-refused-${refusal.code}`];
  const known = ids.find((id) => has(id));
  return known ? t(known) : refusal.sentence;
}

/** Show what went wrong. */
export function tell(trouble: unknown, game: string | null = null): void {
  explain(trouble instanceof Trouble ? trouble : new Trouble("page", String(trouble)), game);
}
