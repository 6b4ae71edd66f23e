/** What belongs to the table and not to the game, in words: resigning, leaving, questions. */

import type { Sitter, Step } from "../games/face";
import { t } from "../shell/messages.svelte";

const TOLD = new Set(["undo", "resign", "leave", "return", "expire", "refuse"]);

/** A line about an entry without events; null for those that nobody needs to read. */
export function quietLine(step: Step, sitters: Sitter[]): string | null {
  if (!TOLD.has(step.kind)) return null;
  const name = sitters.find((each) => each.seat === step.by)?.name ?? "";
  return t(`page-line-${step.kind}`, { name });
}
