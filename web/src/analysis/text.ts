/** Numbers of an analysis as people read them. */

import { numberText } from "../shell/numbers";

/** A chance: "46%". */
export const percent = (chance: number): string => numberText(chance, { style: "percent" });

/** A change of a chance: "+12%". */
export const change = (chance: number): string => numberText(chance, { style: "percent", signDisplay: "exceptZero" });

/** A number with two decimals. */
export const hundredths = (value: number): string => numberText(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number with one decimal, with its sign if it is a change. */
export const decimal = (value: number, signed = false): string =>
  numberText(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signed ? "exceptZero" : "auto" });
