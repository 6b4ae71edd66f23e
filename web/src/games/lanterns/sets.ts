/** Choosing one of several sets of a kind, colour by colour. */

import { dedication } from "./actions";
import type { Colour, Kind } from "./view";

/** The sets of one kind that can be dedicated, as the colours by which they differ. */
export function setsOf(texts: string[], kind: Kind): Colour[][] {
  return texts.map((text) => dedication(text)!).filter((each) => each.kind === kind).map((each) => each.colours);
}

/** Whether these colours are one of the sets. */
export function chosenSet(sets: Colour[][], colours: Colour[]): boolean {
  return sets.some((set) => set.length === colours.length && set.every((colour) => colours.includes(colour)));
}

/** The choice after a tap on a colour: it goes if it was there; else it comes, and the oldest makes room. */
export function toggled(sets: Colour[][], colours: Colour[], colour: Colour): Colour[] {
  const size = sets[0]?.length ?? 0;
  if (colours.includes(colour)) return size > 1 ? colours.filter((other) => other !== colour) : colours;
  return [...colours, colour].slice(-size);
}
