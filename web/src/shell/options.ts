/** A game's table options in words: from its box, where they are there. */

import type { OptionTold } from "../calls";
import { has, t } from "./messages.svelte";

/** What an option is about. */
export function optionTitle(game: string, option: string): string | null {
  return said(game, option, "");
}

/** Why one would choose. */
export function optionWhy(game: string, option: string): string | null {
  return said(game, option, "-why");
}

/** One of its choices, at a table of so many players. */
export function choiceWords(game: string, option: string, value: unknown, players: number): string {
  return said(game, option, `-${value}`, { players }) ?? String(value);
}

/** The choices that so many players have. */
export function choicesFor(option: OptionTold, players: number): (boolean | string)[] {
  return option.choices_by_players[players] ?? option.choices;
}

function said(game: string, option: string, suffix: string, args: Record<string, number> = {}): string | null {
  const id = `${game}-box-option-${option}${suffix}`.replaceAll("_", "-");
  return has(id) ? t(id, args) : null;
}
