/** A question about a turn of Lanterns: what people enter, and the numbers that the rules judge (`games/lanterns/real_turn.py`). */

import { COLOURS, type Colour } from "../games/lanterns/view";

/** What can be asked, in the order of the rules' numbers. */
export const QUESTIONS = ["exchange", "four", "pairs", "seven"] as const;
/** How far the turn is, in the order of the rules' numbers. */
export const STEPS = ["turn", "exchanged", "dedicated"] as const;
export const MOST_CARDS = 20;
export const MOST_FAVOR = 20;

export interface TurnQuestion {
  asked: (typeof QUESTIONS)[number];
  step: (typeof STEPS)[number];
  cards: Record<Colour, number>;
  favor: number;
  given: Colour;
  taken: Colour;
  /** Whether the supply has a card of the color that the player wants. */
  hasSupply: boolean;
}

/** A question before anything is entered. */
export function newTurnQuestion(): TurnQuestion {
  const cards = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;
  return { asked: "four", step: "turn", cards, favor: 0, given: "red", taken: "blue", hasSupply: true };
}

/** The rule that allows what is asked. */
export const ruleOf = ({ asked }: TurnQuestion): string => (asked === "exchange" ? "LA-3.1" : "LA-3.2");

/** The numbers that the rules judge. */
export function turnNumbers({ asked, step, cards, favor, given, taken, hasSupply }: TurnQuestion): number[] {
  const colours = [given, taken].map((colour) => COLOURS.indexOf(colour));
  const supply = COLOURS.map((colour) => Number(colour !== taken || hasSupply));
  return [QUESTIONS.indexOf(asked), STEPS.indexOf(step), favor, ...colours, ...COLOURS.map((colour) => cards[colour]), ...supply];
}
