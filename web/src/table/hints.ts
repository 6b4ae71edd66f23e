/** Hints: their order, careful chances, and where their card covers the least of what they are about. */

import type { Hint } from "../games/face";

/** The part of the search that an option must have had; chances of others are guesses. */
const MIN_SHARE = 0.08;
/** Chances are rounded to this, since a search of a second does not know more. */
const STEP = 0.05;

/** A chance that promises no more than the search knows; nothing is certain. */
export function rounded(share: number): number {
  return Math.min(1 - STEP, Math.max(STEP, Math.round(share / STEP) * STEP));
}

/** Whether a chance is beyond what is shown: under the least or over the greatest. */
export type Bound = "under" | "about" | "over";

export function boundOf(share: number): Bound {
  if (share < STEP) return "under";
  return share > 1 - STEP ? "over" : "about";
}

/** The hints that were searched enough, the best chance first; the bot's own choice comes first among equal chances. */
export function sortHints(hints: Hint[]): Hint[] {
  const searched = hints.filter((hint, index) => index === 0 || (hint.share ?? 0) >= MIN_SHARE);
  return [...searched].sort((one, other) => rounded(other.win) - rounded(one.win));
}

/** The texts of actions, each with the first of its details that tell it from others that read the same. */
export function distinctTexts(texts: string[], details: string[][]): string[] {
  return texts.map((text, index) => {
    let twins = details.filter((_, other) => other !== index && texts[other] === text);
    const telling = details[index]!.filter((detail, which) => {
      const before = twins.length;
      twins = twins.filter((twin) => twin[which] === detail);
      return twins.length < before;
    });
    return [text, ...telling].join(" · ");
  });
}

const SPOTS = ["top", "bottom", "top-right", "top-left", "bottom-right", "bottom-left"] as const;
export type CardSpot = (typeof SPOTS)[number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a hint lights up on the board; not the chosen tile in the hand, since the board shows it in its place. */
const LIT = ".board .hinted:not(.on), .board .ghost, .board .popup";
const MARGIN = 8;

/** Where the card covers the least of what the hint is about. */
export function freeSpot(card: HTMLElement): CardSpot {
  const room = card.offsetParent?.getBoundingClientRect();
  if (!room) return "top";
  const lit = [...document.querySelectorAll(LIT)].map((each) => each.getBoundingClientRect());
  return bestSpot(room, { wide: card.offsetWidth, high: card.offsetHeight }, lit);
}

/** The first of the spots in which a card of this size covers the least of these boxes, whatever their sizes. */
export function bestSpot(room: Box, size: { wide: number; high: number }, lit: Box[]): CardSpot {
  const covered = SPOTS.map((spot) => lit.reduce((sum, box) => sum + coveredShare(boxAt(spot, room, size), box), 0));
  return SPOTS[covered.indexOf(Math.min(...covered))]!;
}

function boxAt(spot: CardSpot, room: Box, { wide, high }: { wide: number; high: number }): Box {
  const middle = (room.left + room.right - wide) / 2;
  const left = spot.endsWith("left") ? room.left + MARGIN : spot.endsWith("right") ? room.right - MARGIN - wide : middle;
  const top = spot.startsWith("top") ? room.top + MARGIN : room.bottom - MARGIN - high;
  return { left, top, right: left + wide, bottom: top + high };
}

/** The part of a box that the card covers. */
function coveredShare(card: Box, box: Box): number {
  return common(card.left, card.right, box.left, box.right) * common(card.top, card.bottom, box.top, box.bottom);
}

/** The part of the second range that the first contains. */
function common(from: number, to: number, start: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, start)) / Math.max(1, end - start);
}
