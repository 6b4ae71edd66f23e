/** Numbers as people read them. */

import { language } from "./messages.svelte";

/** A number in the reader's language; a negative one has a minus sign, not a hyphen. */
export function numberText(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language(), options).format(value).replace("-", "−");
}
