/** The entry point: language, settings, then the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { setLanguage, preferredLanguage } from "./shell/messages.svelte";
import { followLinks } from "./shell/route.svelte";
import { persistSettings } from "./shell/settings.svelte";
import "./shell/theme.css";

import.meta.glob("./shell/accents/*.css", { eager: true });

/** The page's files are gone, because the server has a newer version: reload, but not right after loading. */
const AGAIN_AFTER = 10_000;
addEventListener("vite:preloadError", () => {
  if (performance.now() > AGAIN_AFTER) location.reload();
});

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
