/** The game's nouns in the reader's language. */

import { t } from "../../shell/messages.svelte";
import type { Item } from "./items";

/** An item, counted: "3 cats" is `itemWord("cats", 3)` with its number before it. */
export function itemWord(item: Item | null, count: number): string {
  return item ? t(`shelfie-item-${item}`, { count }) : t("shelfie-empty");
}

/** Several items one after the other. */
export function itemWords(items: Item[]): string {
  return items.map((item) => itemWord(item, 1)).join(", ");
}

/** A common goal's name. */
export function goalWord(goal: number): string {
  return t(`shelfie-goal-${goal}`);
}

/** A common goal in a sentence; the rulebooks differ about the first. */
export function goalHelp(goal: number, rulebook: string): string {
  return t(goal === 1 && rulebook === "english" ? "shelfie-goal-1-help-english" : `shelfie-goal-${goal}-help`);
}
