/** Choosing one of several sets of a kind, color by color. */

import { dedication } from "./actions";
import type { Colour, Kind } from "./view";

/** The sets of one kind that can be dedicated, as the colors by which they differ. */
export function setsOf(texts: string[], kind: Kind): Colour[][] {
  return texts.map((text) => dedication(text)!).filter((each) => each.kind === kind).map((each) => each.colours);
}

/** Whether these colors are one of the sets. */
export function chosenSet(sets: Colour[][], colours: Colour[]): boolean {
  return sets.some((set) => set.length === colours.length && set.every((colour) => colours.includes(colour)));
}

/** The choice after a tap on a color: removed if it was chosen, otherwise added in place of the oldest. */
export function toggled(sets: Colour[][], colours: Colour[], colour: Colour): Colour[] {
  const size = sets[0]?.length ?? 0;
  if (colours.includes(colour)) return size > 1 ? colours.filter((other) => other !== colour) : colours;
  return [...colours, colour].slice(-size);
}
