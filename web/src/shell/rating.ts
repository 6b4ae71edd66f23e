/** Ratings as people read them. */

import { language } from "./messages.svelte";

/** How strong somebody is, and how uncertain that is. */
export interface Strength {
  mu: number;
  sigma: number;
}

/** The change of a rating by one match. */
export interface RatingChange {
  before: Strength;
  after: Strength;
}

/** The rating that lists show: a strength that is almost certain. */
export function ordinal({ mu, sigma }: Strength): number {
  return mu - 3 * sigma;
}

/** By how much a match has changed a rating. */
export function difference({ before, after }: RatingChange): number {
  return ordinal(after) - ordinal(before);
}

/** A rating with one decimal. */
export function ratingText(rating: number): string {
  return numberText(rating, { minimumFractionDigits: 1 });
}

/** A change of a rating, with its sign. */
export function changeText(change: number): string {
  return numberText(change, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}

function numberText(value: number, more: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, ...more }).format(value).replace("-", "−");
}
