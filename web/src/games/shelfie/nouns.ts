/** The game's nouns in the reader's language. */

import { t } from "../../shell/messages.svelte";
import type { Sitter } from "../face";
import type { Item } from "./items";

/** An item, counted: "3 cats" is `itemWord("cats", 3)` with its number before it. */
export function itemWord(item: Item | null, count: number): string {
  return item ? t(`shelfie-item-${item}`, { count }) : t("shelfie-empty");
}

/** Several items one after the other. */
export function itemWords(items: Item[]): string {
  return items.map((item) => itemWord(item, 1)).join(", ");
}

/** Somebody's name; "You" for the reader, unless several people read the same screen. */
export function nameOf(seat: number | null | undefined, sitters: Sitter[], eyes: number | null): string {
  const alone = sitters.filter((sitter) => sitter.mine).length < 2;
  if (seat === eyes && eyes !== null && alone) return t("shelfie-you");
  return sitters.find((sitter) => sitter.seat === seat)?.name ?? "";
}

/** What messages about a player need: the name, and whether it is "You". */
export function person(seat: number | null | undefined, sitters: Sitter[], eyes: number | null): { who: "you" | "other"; name: string } {
  const name = nameOf(seat, sitters, eyes);
  return { who: name === t("shelfie-you") ? "you" : "other", name };
}

/** A common goal's name. */
export function goalWord(goal: number): string {
  return t(`shelfie-goal-${goal}`);
}

/** A common goal in a sentence; the rulebooks differ about the first. */
export function goalHelp(goal: number, rulebook: string): string {
  return t(goal === 1 && rulebook === "english" ? "shelfie-goal-1-help-english" : `shelfie-goal-${goal}-help`);
}
