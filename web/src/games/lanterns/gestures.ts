/** Pointer gestures on the lake: one finger pans, two zoom. */

import type { Camera } from "./camera.svelte";

interface Hands {
  camera: Camera;
  wheel(event: WheelEvent, x: number, y: number): void;
}

interface Finger {
  x: number;
  y: number;
}

/** The most pixels that are still a tap. */
const TAP = 7;

/** Let the lake follow pointers; a tap still reaches what is under it. */
export function gestures(area: HTMLElement, hands: Hands) {
  const fingers = new Map<number, Finger>();
  let moved = 0;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, at(event));
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved > TAP) drag(event, before, now);
    fingers.set(event.pointerId, now);
  }

  function drag(event: PointerEvent, before: Finger, now: Finger): void {
    hands.camera.held = true;
    if (!area.hasPointerCapture(event.pointerId)) area.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else hands.camera.pan(now.x - before.x, now.y - before.y);
  }

  function pinch(before: Finger, now: Finger, other: Finger): void {
    const [far, near] = [distance(now, other), distance(before, other)];
    if (near > 0) hands.camera.zoom(far / near, (now.x + other.x) / 2, (now.y + other.y) / 2);
    hands.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) hands.camera.held = false;
  }

  /** The end of a drag is not a tap. */
  function click(event: MouseEvent): void {
    if (moved <= TAP || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = at(event);
    hands.wheel(event, x, y);
  }

  function at(event: MouseEvent): Finger {
    const { left, top } = area.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener("pointerdown", down, { signal });
  area.addEventListener("pointermove", move, { signal });
  area.addEventListener("pointerup", up, { signal });
  area.addEventListener("pointercancel", up, { signal });
  area.addEventListener("click", click, { capture: true, signal });
  area.addEventListener("wheel", wheel, { passive: false, signal });
  return {
    update: (changed: Hands) => void (hands = changed),
    destroy: () => stop.abort(),
  };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
