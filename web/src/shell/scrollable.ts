/** What can be scrolled can be reached by the keyboard, and only as long as there is something to scroll. */

import type { Attachment } from "svelte/attachments";

/** Puts an element into the tab order while its content is larger than itself. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  if (typeof ResizeObserver === "undefined") return look();
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => watch.disconnect();
};
