/** Keys that work anywhere at the table. */

import type { Turn } from "./turn.svelte";

const WRITING = "input, textarea, select, [contenteditable]";
const LAKE = '[data-cell][tabindex="0"]';
const HAND = '[data-anchor="hand"] button';

/** R rotates the tile, 1 to 3 choose one, T goes from the hand to the lake and back, Escape clears the selection. */
export function handleKey(event: KeyboardEvent, turn: Turn): void {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target?.closest?.(WRITING)) return;
  const tile = turn.view.hand?.[Number(event.key) - 1];
  if (event.key === "r" || event.key === "R") turn.rotate(event.shiftKey ? -1 : 1);
  else if (event.key === "t" || event.key === "T") switchFocus(target);
  else if (tile) turn.choose(tile.tile);
  else if (event.key === "Escape" && turn.hasSelection) turn.clear();
}

/** Move the focus from the lake to the chosen tile of the hand, and from anywhere else to the lake. */
function switchFocus(target: Element | null): void {
  const isOnLake = target?.closest?.("[data-cell]") != null;
  const chosen = document.querySelector<HTMLElement>(`${HAND}[aria-pressed="true"]`);
  const goal = isOnLake ? (chosen ?? document.querySelector<HTMLElement>(HAND)) : document.querySelector<HTMLElement>(LAKE);
  goal?.focus({ preventScroll: true });
}
