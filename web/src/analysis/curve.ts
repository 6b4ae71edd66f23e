/** The geometry of the curve of chances. */

/** Lines that differ without color too, by seat. */
export const DASHES = ["", "8 4", "2 4", "10 3 2 3"];

/** The horizontal place of a moment. */
export const placeOf = (ply: number, last: number, width: number): number => (last > 0 ? (ply / last) * width : 0);

/** The line of a seat through all moments. */
export function lineOf(chances: number[], width: number, height: number): string {
  const last = chances.length - 1;
  return chances.map((chance, ply) => `${ply ? "L" : "M"}${round(placeOf(ply, last, width))} ${round((1 - chance) * height)}`).join(" ");
}

/** The moment nearest to a horizontal place. */
export const momentAt = (x: number, last: number, width: number): number =>
  Math.max(0, Math.min(last, Math.round((x / Math.max(1, width)) * last)));

const round = (value: number): number => Math.round(value * 10) / 10;
