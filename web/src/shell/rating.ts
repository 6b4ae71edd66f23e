/** Ratings as people read them. */

import { numberText } from "./numbers";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

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
  return numberText(rating, ONE_DECIMAL);
}

/** A change of a rating, with its sign. */
export function changeText(change: number): string {
  return numberText(change, { ...ONE_DECIMAL, signDisplay: "exceptZero" });
}
