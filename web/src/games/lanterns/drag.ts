/** Dragging an element: a copy follows the pointer, and the element under it is reported. */

interface Carry {
  over(target: Element | null): void;
  drop(target: Element | null): void;
}

/** The most pixels that are still a tap. */
const TAP = 8;

/** Make an element draggable; taps still work. */
export function drag(element: HTMLElement, carry: Carry) {
  let start: { x: number; y: number } | null = null;
  let picture: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [right, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!picture && Math.hypot(right, down) <= TAP) return;
    picture ??= lift(element);
    picture.style.transform = `translate(${right}px, ${down}px) scale(0.8)`;
    carry.over(under(event));
  }

  function up(event: PointerEvent): void {
    start = null;
    if (!picture) return;
    picture.remove();
    picture = null;
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
    carry.drop(event.type === "pointerup" ? under(event) : null);
  }

  const stop = new AbortController();
  element.addEventListener("pointerdown", down, { signal: stop.signal });
  element.addEventListener("pointermove", move, { signal: stop.signal });
  element.addEventListener("pointerup", up, { signal: stop.signal });
  element.addEventListener("pointercancel", up, { signal: stop.signal });
  return {
    update: (changed: Carry) => void (carry = changed),
    destroy: () => stop.abort(),
  };
}

/** A copy of the element above everything else, without pointer events. */
function lift(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("aria-label");
  copy.tabIndex = -1;
  const place = { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, place, { pointerEvents: "none", zIndex: "50", opacity: "0.75", transition: "none" });
  document.body.append(copy);
  return copy;
}

function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
