/** One's own mistakes over all matches, kept in this browser, and how well they have been learned. */

import { loadText, saveText } from "../shell/settings.svelte";
import { nameOf, type Mistake } from "./mistake";

/** A mistake in the deck. */
export interface Card extends Mistake {
  /** On how many days the first answer was right. */
  right: number;
  /** When it was last answered, in milliseconds since 1970; null if never. */
  last: number | null;
}

interface Deck {
  cards: Card[];
  /** The names of cards that were deleted: they do not come back. */
  deleted: string[];
  /** The matches that were looked through. */
  matches: string[];
}

const KEY = "ludoteca.mistakes";
const MOST_CARDS = 300;
const MOST_NAMES = 1000;
/** On how many days the first answer must be right. */
export const MASTERED = 2;

export const isMastered = ({ right }: Card): boolean => right >= MASTERED;

/** Whether a right answer today would count. */
export const isDue = (card: Card, now: number): boolean => !isMastered(card) && (card.last === null || dayOf(card.last) !== dayOf(now));

/** The cards to practice: those that count today, the ones that were not seen for longest first. */
export const dueCards = (cards: Card[], now: number): Card[] =>
  cards.filter((card) => isDue(card, now)).toSorted((one, other) => (one.last ?? 0) - (other.last ?? 0) || other.ended - one.ended);

const dayOf = (time: number): string => new Date(time).toDateString();

/** All cards, those of the newest matches first. */
export function allCards(): Card[] {
  return load().cards.toSorted((one, other) => other.ended - one.ended || one.ply - other.ply);
}

/** Whether there is anything to show. */
export const hasCards = (): boolean => load().cards.length > 0;

/** Add the mistakes of a match that has been analyzed; those that are known, or were deleted, stay as they are. */
export function addMatch(match: string, mistakes: Mistake[]): void {
  const deck = load();
  const known = new Set([...deck.cards.map(nameOf), ...deck.deleted]);
  const added = mistakes.filter((each) => !known.has(nameOf(each))).map((each): Card => ({ ...each, right: 0, last: null }));
  const matches = [match, ...deck.matches.filter((each) => each !== match)].slice(0, MOST_NAMES);
  save({ ...deck, cards: withinLimit([...deck.cards, ...added]), matches });
}

/** The newest cards; what is mastered goes first. */
function withinLimit(cards: Card[]): Card[] {
  const byNeed = cards.toSorted((one, other) => Number(isMastered(one)) - Number(isMastered(other)) || other.ended - one.ended);
  return byNeed.slice(0, MOST_CARDS);
}

/** Whether a match was looked through before. */
export const isKnown = (match: string): boolean => load().matches.includes(match);

/** Note the first answer to a card. A right one counts once a day, and not after a wrong one on the same day. */
export function noteAnswer(name: string, isRight: boolean, now: number): void {
  const deck = load();
  const answered = (card: Card): Card => ({ ...card, right: card.right + Number(isRight && isDue(card, now)), last: now });
  save({ ...deck, cards: deck.cards.map((card) => (nameOf(card) === name ? answered(card) : card)) });
}

/** Delete cards for good. */
export function deleteCards(names: string[]): void {
  const deck = load();
  const deleted = [...names, ...deck.deleted].slice(0, MOST_NAMES);
  save({ ...deck, cards: deck.cards.filter((card) => !names.includes(nameOf(card))), deleted });
}

function load(): Deck {
  try {
    const found = JSON.parse(loadText(KEY) ?? "{}") as Partial<Deck>;
    return { cards: found.cards ?? [], deleted: found.deleted ?? [], matches: found.matches ?? [] };
  } catch {
    return { cards: [], deleted: [], matches: [] };
  }
}

function save(deck: Deck): void {
  saveText(KEY, JSON.stringify(deck));
}
