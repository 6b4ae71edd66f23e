/** The position of a puzzle on this device: a match that the engine of the page replays. */

import { NO_CLOCK, type Setting } from "../engine/match";
import type { Message } from "../games/narration";
import { toHex } from "../hex";
import { engineFor } from "../local/engines";
import { LocalMatch, type MatchEngine } from "../local/match";
import { t } from "../shell/messages.svelte";
import type { Puzzle } from "./puzzle";
import type { Clue } from "./words";

/** The level of the others if the match is played on. */
const LEVEL = "adept";

export interface Reason {
  sense: string;
  says: Message;
}

/** A puzzle with its position, and what the rules say about its answers. */
export interface Position {
  puzzle: Puzzle;
  match: LocalMatch;
  /** The texts of the right actions; none for `reader`. */
  right: string[];
  /** The chances of the actions that were compared, by their texts. */
  chances: Map<string, number>;
  clue: Clue | null;
  /** A right action in words. */
  says: Message | null;
}

/** Set up the position of a puzzle. */
export async function openPosition(game: string, puzzle: Puzzle, engine?: MatchEngine): Promise<Position> {
  const loaded = engine ?? (await engineFor(game, puzzle.players));
  const setting = settingOf(game, puzzle, loaded.manifest.rules.present);
  const match = await LocalMatch.open(loaded, setting, await loaded.call("logOf", setting, puzzle.log));
  if (puzzle.kind === "reader") return { puzzle, match, right: [], chances: new Map(), clue: null, says: null };
  const textOf = (action: number): Promise<string> => loaded.call("actionText", match.state, action);
  const right = await Promise.all(puzzle.right.map(textOf));
  const compared = Object.entries(puzzle.values ?? {});
  const texts = await Promise.all(compared.map(([action]) => textOf(Number(action))));
  const chances = new Map(texts.map((text, index) => [text, compared[index]![1]]));
  const actions = (await loaded.call("legalActions", match.state)).length;
  const sense = (await reasonsFor(match, puzzle.right[0]!))[0]?.sense ?? null;
  const says = await loaded.call("actionMessage", match.state, puzzle.right[0]!);
  return { puzzle, match, right, chances, clue: { actions, text: right[0]!, sense }, says: says as Message };
}

/** The reasons for an action, from what its seat knows. */
export async function reasonsFor(match: LocalMatch, action: number): Promise<Reason[]> {
  const known = await match.engine.call("resample", match.state, match.toMove ?? 0);
  return (await match.engine.call("reasons", known, action)) as unknown as Reason[];
}

/** The match of a puzzle: the solver sits at the seat that is asked about, bots would play on for the others. */
function settingOf(game: string, { players, seat, seed, options = {} }: Puzzle, rules: number): Setting {
  const numbers = Array.from({ length: players }, (_, each) => each);
  return {
    game,
    rules,
    options,
    seats: numbers.map((each) => ({ name: each === seat ? t("page-me") : nameOf(each), bot: each === seat ? null : LEVEL })),
    people: numbers.map((each) => (each === seat ? 0 : null)),
    clock: NO_CLOCK,
    rated: false,
    seed: toHex(new TextEncoder().encode(seed)),
  };
}

/** The name of a player in a puzzle. */
export const nameOf = (seat: number): string => t("page-player", { number: seat + 1 });
