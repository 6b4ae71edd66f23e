/** Copies texts, also on pages served over plain http, where browsers only offer the old way. */

import { t } from "./messages.svelte";
import { showNotice } from "./notices.svelte";

/** Copy a text, by default a link, and show whether it worked. */
export async function copy(text: string, copied = "page-copied"): Promise<void> {
  const done = (await newWay(text)) || oldWay(text);
  showNotice(t(done ? copied : "page-not-copied"), { tone: done ? "plain" : "bad" });
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
  // Text outside of an open dialog cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand?.("copy") ?? false;
  field.remove();
  return done;
}
