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
