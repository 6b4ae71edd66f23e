/** Dragging: across tiles to choose a line, on to a column to put it there. Tapping does the same without it. */

import type { Choice } from "./choice.svelte";

const FAR = 9;

export class Drag {
  /** Where the pointer is while something is carried, in the window. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #from: { cell: string; x: number; y: number } | null = null;

  constructor(private readonly choice: () => Choice) {}

  /** A pointer went down on a tile: perhaps a drag begins. */
  grab(cell: string, event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !this.choice().legal) return;
    if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    this.#from = { cell, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    if (!this.at && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) < FAR) return;
    if (!this.at) this.#begin(this.#from.cell);
    this.at = { x: event.clientX, y: event.clientY };
    this.#over(event);
  }

  /** Let go: over a column the tiles go there, elsewhere they stay chosen. */
  drop(event: PointerEvent): void {
    const dragged = this.at !== null;
    this.at = this.#from = null;
    if (!dragged) return;
    swallowNextClick();
    const column = under(event, "column");
    this.choice().peek(null);
    if (column) this.choice().put(Number(column));
  }

  cancel(): void {
    this.at = this.#from = null;
  }

  #begin(cell: string): void {
    const choice = this.choice();
    if (!choice.cells.includes(cell)) choice.tap(cell);
  }

  #over(event: PointerEvent): void {
    const cell = under(event, "cell");
    if (cell && this.choice().canAdd(cell)) this.choice().tap(cell);
    const column = under(event, "column");
    this.choice().peek(column ? Number(column) : null);
  }
}

function under(event: PointerEvent, what: "cell" | "column"): string | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest<HTMLElement>(`[data-${what}]`)?.dataset[what];
}

/** Ignore the click that follows a drag. */
function swallowNextClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}
