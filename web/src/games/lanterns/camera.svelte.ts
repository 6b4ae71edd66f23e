/** Which part of the lake is visible, and its scale: all of it, until the viewer moves it. */

import { onScreen } from "./orientation";
import type { Spot } from "./view";

/** The edge of one cell of the lake when it is not enlarged, in pixels. */
export const CELL = 104;
const LARGEST = 1.15;
/** Places stay large enough for fingers: 24 px. */
const SMALLEST = 0.24;
const MARGIN = 6;

/** A part of the screen's plane, in cells. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Sight {
  x: number;
  y: number;
  scale: number;
}

/** The reach of all these cells, one cell around each. */
export function reachOf(cells: { column: number; row: number }[]): Reach {
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  return {
    left: Math.min(...columns) - 0.5,
    right: Math.max(...columns) + 0.5,
    top: Math.min(...rows) - 0.5,
    bottom: Math.max(...rows) + 0.5,
  };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  #reach = $state.raw<Reach>({ left: -1.5, right: 1.5, top: -1.5, bottom: 1.5 });
  #byHand = false;
  /** Where the viewer has moved it; null while it follows the lake. */
  moved = $state.raw<Sight | null>(null);
  /** Whether it is being dragged, so that it follows without delay. */
  held = $state(false);

  get reach(): Reach {
    return this.#reach;
  }

  /** The lake has grown: show all of it again, unless the viewer has chosen a part. */
  set reach(reach: Reach) {
    this.#reach = reach;
    if (!this.#byHand) this.moved = null;
  }

  get sight(): Sight {
    return this.moved ?? this.#fitting;
  }

  /** All of the lake, in the middle. */
  get #fitting(): Sight {
    const { left, right, top, bottom } = this.reach;
    const wide = (this.width - 2 * MARGIN) / ((right - left) * CELL);
    const high = (this.height - 2 * MARGIN) / ((bottom - top) * CELL);
    const scale = Math.max(SMALLEST, Math.min(LARGEST, wide, high));
    const middle = { x: ((left + right) / 2) * CELL * scale, y: ((top + bottom) / 2) * CELL * scale };
    return { scale, x: this.width / 2 - middle.x, y: this.height / 2 - middle.y };
  }

  get transform(): string {
    const { x, y, scale } = this.sight;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** The edges of what is seen, in the lake's own pixels. */
  get edges(): Reach {
    const { x, y, scale } = this.sight;
    return { left: -x / scale, top: -y / scale, right: (this.width - x) / scale, bottom: (this.height - y) / scale };
  }

  pan(right: number, down: number): void {
    if (!this.width) return;
    this.#byHand = true;
    this.#shift(right, down);
  }

  #shift(right: number, down: number): void {
    const { x, y, scale } = this.sight;
    this.moved = this.#kept({ x: x + right, y: y + down, scale });
  }

  /** Enlarge around a point of the area. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.#byHand = true;
    if (!this.width) return;
    const before = this.sight;
    const scale = Math.max(SMALLEST, Math.min(2.2, before.scale * factor));
    const grown = scale / before.scale;
    this.moved = this.#kept({ scale, x: x - (x - before.x) * grown, y: y - (y - before.y) * grown });
  }

  /** Show all of the lake again. */
  fit(): void {
    this.#byHand = false;
    this.moved = null;
  }

  /** Move until a place is fully visible. */
  reveal(spot: Spot, turned: number): void {
    if (!this.width) return;
    const { column, row } = onScreen(spot, turned);
    const { left, right, top, bottom } = this.edges;
    const [x, y, half] = [column * CELL, row * CELL, CELL / 2];
    const across = Math.max(0, left - (x - half)) + Math.min(0, right - (x + half));
    const along = Math.max(0, top - (y - half)) + Math.min(0, bottom - (y + half));
    if (across || along) this.#shift(across * this.sight.scale, along * this.sight.scale);
  }

  /** Keep the middle of the lake inside the visible area. */
  #kept({ x, y, scale }: Sight): Sight {
    const { left, right, top, bottom } = this.reach;
    const within = (shift: number, low: number, high: number, room: number) =>
      Math.min(room / 2 - low * CELL * scale, Math.max(room / 2 - high * CELL * scale, shift));
    return { scale, x: within(x, left, right, this.width), y: within(y, top, bottom, this.height) };
  }
}
