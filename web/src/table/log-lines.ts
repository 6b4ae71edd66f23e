/** The lines of the log: moves, which may have been undone, and what happens at the table, such as resigning. */

import type { Player, Step } from "../games/face";
import { t } from "../shell/messages.svelte";
import { playerArgs } from "./players";

const KINDS = new Set(["undo", "resign", "leave", "return", "expire", "refuse"]);

export interface LogLine {
  step: Step;
  /** The text of a line without events; the game draws the others. */
  text: string | null;
  /** Whether a later step undid the move. */
  isUndone: boolean;
}

/** The actions that are still part of the match, in order. */
export function standingActions(steps: Step[]): Step[] {
  const standing: Step[] = [];
  for (const step of steps) {
    if (step.kind === "act") standing.push(step);
    else while (undoes(step, standing.at(-1))) standing.pop();
  }
  return standing;
}

function undoes(step: Step, action: Step | undefined): boolean {
  return action !== undefined && action.ply !== null && step.ply !== null && action.ply > step.ply;
}

/** All lines of the log. */
export function logLines(steps: Step[], players: Player[]): LogLine[] {
  const standing = new Set(standingActions(steps));
  return steps.flatMap((step, index) => {
    const text = step.events.length > 0 ? null : textWithoutEvents(step, steps[index - 1], players);
    const isUndone = step.kind === "act" && !standing.has(step);
    return step.events.length > 0 || text !== null ? [{ step, text, isUndone }] : [];
  });
}

/** The text for an entry without events; null if the log leaves it out. */
export function textWithoutEvents(step: Step, before: Step | undefined, players: Player[]): string | null {
  if (step.kind === "agree" && undoes(step, before)) return t("page-play-undone");
  const kind = step.kind === "ask" && undoes(step, before) ? "undo" : step.kind;
  return KINDS.has(kind) ? t(`page-table-line-${kind}`, playerArgs(step.by, players)) : null;
}
