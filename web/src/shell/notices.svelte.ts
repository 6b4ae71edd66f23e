/** Short notices, and announcements for screen readers. */

import { RefusalError } from "../calls";
import type { Refusal } from "../games/face";
import { has, loadMessages, t } from "./messages.svelte";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad";
  /** The number of the rule that explains it, and the game whose rulebook contains it. */
  rule: string | null;
  game: string | null;
}

const DURATION = 6000;

let notices = $state.raw<Notice[]>([]);
let recent = $state.raw<{ id: number; text: string }[]>([]);
let count = 0;

/** The notices that are shown now. */
export function currentNotices(): Notice[] {
  return notices;
}

/** The latest announcements. */
export function announcements(): { id: number; text: string }[] {
  return recent;
}

/** Announce a text to screen readers. */
export function announce(text: string): void {
  if (text) recent = [...recent.slice(-4), { id: (count += 1), text }];
}

/** Show a notice for a while. */
export function showNotice(text: string, more: Partial<Omit<Notice, "id" | "text">> = {}): void {
  const notice: Notice = { id: (count += 1), text, tone: "plain", rule: null, game: null, ...more };
  notices = [...notices.filter((each) => each.text !== text).slice(-2), notice];
  setTimeout(() => dismiss(notice.id), DURATION);
}

/** Close a notice. */
export function dismiss(id: number): void {
  notices = notices.filter((each) => each.id !== id);
}

/** Show why something is not allowed, with a link to the rule. */
export function showRefusal(refusal: Refusal, game: string | null = null): void {
  const show = (text: string): void => showNotice(text, { tone: "bad", rule: refusal.rule, game });
  const text = knownText(refusal, game);
  if (text) show(text);
  else void refusalText(refusal, game).then(show);
}

/** The text of a refusal: the game's own reason, or the meaning of the code, or the server's sentence. */
export async function refusalText(refusal: Refusal, game: string | null = null): Promise<string> {
  if (!knownText(refusal, game)) await loadMessages("page-refused").catch(() => undefined);
  return knownText(refusal, game) ?? refusal.sentence;
}

/** The text of a refusal if its message is loaded: that of most refusals is needed rarely, or never. */
function knownText(refusal: Refusal, game: string | null): string | null {
  const ids = [`${game}-refusal-${refusal.reason}`, `page-refused-${refusal.code}`];
  const known = ids.find((id) => has(id));
  return known ? t(known) : null;
}

/** Show an error. */
export function showError(error: unknown, game: string | null = null): void {
  showRefusal(error instanceof RefusalError ? error : new RefusalError("page", String(error)), game);
}
