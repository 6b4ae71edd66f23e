/** Numbers of an analysis as people read them. */

import { language } from "../shell/messages.svelte";

/** A chance: "46%". */
export const percent = (chance: number): string => new Intl.NumberFormat(language(), { style: "percent" }).format(chance);

/** A change of a chance: "+12%". */
export const change = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", signDisplay: "exceptZero" }).format(chance);

/** A number with two decimals. */
export const hundredths = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

/** A number with one decimal, with its sign if it is a change. */
export const decimal = (value: number, signed = false): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(value);
