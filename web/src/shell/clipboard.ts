/** Copying, also where the browser offers only the old way: pages that come over plain http, as in most homes and clubs. */

import { t } from "./messages.svelte";
import { note } from "./notices.svelte";

/** Copy a text, and say whether it worked. */
export async function copy(text: string): Promise<void> {
  const done = (await newWay(text)) || oldWay(text);
  note(t(done ? "page-copied" : "page-not-copied"), { tone: done ? "plain" : "bad" });
}

async function newWay(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function oldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  // Outside of an open dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand?.("copy") ?? false;
  field.remove();
  return done;
}
