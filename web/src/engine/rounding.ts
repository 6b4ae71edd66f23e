/** Rounding as Python's `round` does it: exactly, and halves to the even digit. */

export function rounded(number: number, digits: number): number {
  const nearest = Number(number.toFixed(digits));
  // Odd multiples of a power of two lie exactly between two rounded numbers; `toFixed` rounds them away from zero.
  const halves = number * 2 ** (digits + 1);
  const isHalf = Number.isInteger(halves) && halves % 2 !== 0;
  const isOdd = Number(number.toFixed(digits).at(-1)) % 2 === 1;
  const result = isHalf && isOdd ? Number((nearest - Math.sign(number) / 10 ** digits).toFixed(digits)) : nearest;
  return result + 0;
}

/** Numbers with four decimals. */
export const roundAll = (numbers: number[]): number[] => numbers.map((number) => rounded(number, 4));
