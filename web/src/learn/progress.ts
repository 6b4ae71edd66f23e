/** How far somebody has come in the lessons, stored in the browser. */

import { loadText, removeText, saveText } from "../shell/settings.svelte";

const OFFER = "ludoteca.learn.offer";
const DONE = "done";

const keyOf = (game: string): string => `ludoteca.learn.${game}`;

/** The step at which to go on: 0 at first, and after the lesson was finished. */
export function savedStep(game: string): number {
  const number = Number(loadText(keyOf(game)));
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/** Remember the step at which to go on. */
export function saveStep(game: string, number: number): void {
  saveText(keyOf(game), String(number));
}

/** Remember that a lesson was finished. */
export function saveDone(game: string): void {
  saveText(keyOf(game), DONE);
}

/** Forget how far a lesson was. */
export function forgetStep(game: string): void {
  removeText(keyOf(game));
}

/** Whether to offer the lessons to a newcomer: until they were opened, or the offer was closed. */
export function isOffered(): boolean {
  return loadText(OFFER) === null;
}

/** Never offer the lessons again. */
export function stopOffering(): void {
  saveText(OFFER, "no");
}
