/** The recording of a lesson: what the rules say about it, written by `python -m tools.lessons`. */

import type { GameEvent } from "../games/face";
import type { Message } from "../games/narration";
import type { View } from "../wire";

/** What the learner sees of one action. */
export interface RecordedUpdate {
  by: number;
  ply: number;
  changed: View;
  added: View;
  events: GameEvent[];
  says: Message[];
}

export interface RecordedStep {
  name: string;
  /** The number of the rule that it teaches. */
  rule: string;
  /** Whether it begins in a position of its own. */
  jump: boolean;
  view: View;
  /** Patterns of actions that are not accepted, each with the name of the answer. */
  wrong: [string, string][];
  /** The accepted actions, each with what it and the replies cause. The first one is shown on request. */
  branches: Record<string, RecordedUpdate[]>;
  previews: Record<string, Record<string, unknown>>;
  /** Why other actions are not allowed; the last reason is that of all actions that are not listed. */
  refusals: { reason: string; rule: string; actions: string[] }[];
}

export interface Recording {
  game: string;
  seat: number;
  names: string[];
  /** The number of the rule about winning. */
  rule: string;
  steps: RecordedStep[];
}

const recordings = import.meta.glob<Recording>("./recordings/*.json", { import: "default" });

/** Whether a game has a lesson. */
export function hasLesson(game: string): boolean {
  return recordings[`./recordings/${game}.json`] !== undefined;
}

/** Load the recording of a game's lesson; null if it has none. */
export async function loadRecording(game: string): Promise<Recording | null> {
  return (await recordings[`./recordings/${game}.json`]?.()) ?? null;
}

/** The name of the answer to an action that a step does not accept; null if none is meant for it. */
export function answerTo(step: RecordedStep, action: string): string | null {
  return step.wrong.find(([pattern]) => fits(action, pattern))?.[1] ?? null;
}

/** Whether a text fits a pattern with `*` and `?`. */
function fits(text: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
  return new RegExp(`^${escaped}$`).test(text);
}
