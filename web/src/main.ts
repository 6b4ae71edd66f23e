/** The entry point: language, settings, then the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { lookForUpdate } from "./shell/build.svelte";
import { setLanguage, preferredLanguage } from "./shell/messages.svelte";
import { followLinks } from "./shell/route.svelte";
import { persistSettings } from "./shell/settings.svelte";
import "./shell/theme.css";

import.meta.glob("./shell/accents/*.css", { eager: true });

/** A file of the page cannot be loaded: the server may have a newer version. */
addEventListener("vite:preloadError", () => void lookForUpdate());

persistSettings();
followLinks();
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById("page")! });
if (import.meta.env.PROD) whenIdle(() => void import("./shell/offline-copy.svelte").then(({ startKeeping }) => startKeeping()).catch(() => undefined));

/** Do something when the page is there and has nothing else to do. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 2000);
}
