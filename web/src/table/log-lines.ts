/** Lines of the log that belong to the table and not to the game: resigning, leaving, questions. */

import type { Player, Step } from "../games/face";
import { t } from "../shell/messages.svelte";
import { playerArgs } from "./players";

const KINDS = new Set(["undo", "resign", "leave", "return", "expire", "refuse"]);

/** The line for an entry without events; null if the log leaves it out. */
export function lineWithoutEvents(step: Step, players: Player[]): string | null {
  return KINDS.has(step.kind) ? t(`page-line-${step.kind}`, playerArgs(step.by, players)) : null;
}
