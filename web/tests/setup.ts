/** Features of browsers that jsdom lacks. */

import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

// Screens are loaded on demand, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 8000 });

vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

/** jsdom has no layout: everything that is observed is in view. */
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(private readonly report: (seen: { isIntersecting: boolean }[]) => void) {}
    observe = (): void => queueMicrotask(() => this.report([{ isIntersecting: true }]));
    disconnect = (): void => undefined;
  },
);

Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
  this.removeAttribute("popover");
};
HTMLElement.prototype.hidePopover ??= () => undefined;
window.scrollTo = () => undefined;
