/** The texts of a game's table options, from its box messages. */

import type { OptionInfo } from "../calls";
import { has, t } from "./messages.svelte";

/** The title of an option; null if it has no message. */
export function optionTitle(game: string, option: string): string | null {
  return message(game, option, "");
}

/** The explanation of an option; null if it has no message. */
export function optionWhy(game: string, option: string): string | null {
  return message(game, option, "-why");
}

/** The text of a choice, at a table with this number of players. */
export function choiceText(game: string, option: string, value: unknown, players: number): string {
  return message(game, option, `-${value}`, { players }) ?? String(value);
}

/** The choices with this number of players. */
export function choicesFor(option: OptionInfo, players: number): (boolean | string)[] {
  return option.choices_by_players[players] ?? option.choices;
}

function message(game: string, option: string, suffix: string, args: Record<string, number> = {}): string | null {
  const id = `${game}-box-option-${option}${suffix}`.replaceAll("_", "-");
  return has(id) ? t(id, args) : null;
}
