/** Checks of what was stored or came in a link. */

/** Whether a value is a whole number from 0 to `most`. */
export function isNumber(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
