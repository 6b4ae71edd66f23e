/** A game's table options in words: from its box, where they are there. */

import { has, t } from "./messages.svelte";

/** What an option is about. */
export function optionTitle(game: string, option: string): string | null {
  return said(game, option, "");
}

/** Why one would choose. */
export function optionWhy(game: string, option: string): string | null {
  return said(game, option, "-why");
}

/** One of its choices. */
export function choiceWords(game: string, option: string, value: unknown): string {
  return said(game, option, `-${value}`) ?? String(value);
}

function said(game: string, option: string, suffix: string): string | null {
  const id = `${game}-box-option-${option}${suffix}`.replaceAll("_", "-");
  return has(id) ? t(id) : null;
}
