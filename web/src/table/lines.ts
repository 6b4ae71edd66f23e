/** What belongs to the table and not to the game, in words: resigning, leaving, questions. */

import type { Sitter, Step } from "../games/face";
import { t } from "../shell/messages.svelte";
import { person } from "./sitters";

const TOLD = new Set(["undo", "resign", "leave", "return", "expire", "refuse"]);

/** A line about an entry without events; null for those that nobody needs to read. */
export function quietLine(step: Step, sitters: Sitter[]): string | null {
  return TOLD.has(step.kind) ? t(`page-line-${step.kind}`, person(step.by, sitters)) : null;
}
