/** Says when matches cannot be stored, and keeps the page from being closed by mistake as long as that is so. */

import { announce, showNotice } from "../shell/notices.svelte";
import { loadMessages, t } from "../shell/messages.svelte";

let isWarned = false;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Note whether everything is stored; `isPossible` is false where the browser stores nothing at all. */
export function noteStorage(isStored: boolean, isPossible: boolean): void {
  if (isStored === !isWarned) return;
  isWarned = !isStored;
  if (isStored) removeEventListener("beforeunload", askBeforeLeaving);
  else {
    addEventListener("beforeunload", askBeforeLeaving);
    void warn(isPossible ? "local-full" : "local-private");
  }
}

async function warn(id: string): Promise<void> {
  await loadMessages("local");
  showNotice(t(id), { tone: "bad" });
  announce(t(id));
}
