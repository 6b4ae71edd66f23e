/** Keys that work anywhere at the table. */

import type { Turn } from "./turn.svelte";

const WRITING = "input, textarea, select, [contenteditable]";

/** R turns the tile, 1 to 3 choose one, Escape takes back. */
export function keyFor(event: KeyboardEvent, turn: Turn): void {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target?.closest?.(WRITING)) return;
  const tile = turn.view.hand?.[Number(event.key) - 1];
  if (event.key === "r" || event.key === "R") turn.rotate(event.shiftKey ? -1 : 1);
  else if (tile) turn.choose(tile.tile);
  else if (event.key === "Escape" && turn.chosenSomething) turn.takeBack();
}
