/** Lets people scroll by keyboard, wherever there is something to scroll. */

import type { Attachment } from "svelte/attachments";

/** Puts an element into the tab order while its content is larger than the element. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const update = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  if (typeof ResizeObserver === "undefined") return update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
};
