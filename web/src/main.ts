/** The beginning: language, settings, then the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { speak, wantedLanguage } from "./shell/messages.svelte";
import { followLinks } from "./shell/route.svelte";
import { rememberSettings } from "./shell/settings.svelte";
import "./shell/theme.css";

import.meta.glob("./shell/accents/*.css", { eager: true });

/** A newer page was put in place while this one was open, and its files are gone: begin anew, but not again and again. */
const AGAIN_AFTER = 10_000;
addEventListener("vite:preloadError", () => {
  if (performance.now() > AGAIN_AFTER) location.reload();
});

rememberSettings();
followLinks();
await speak(wantedLanguage());
mount(App, { target: document.getElementById("page")! });
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
