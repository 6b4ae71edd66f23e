/** Ratings as people read them. */

import { language } from "./messages.svelte";

/** A rating with one decimal. */
export function ratingText(ordinal: number): string {
  return numberText(ordinal, { minimumFractionDigits: 1 });
}

/** A change of a rating, with its sign. */
export function changeText(change: number): string {
  return numberText(change, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}

function numberText(value: number, more: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, ...more }).format(value).replace("-", "−");
}
