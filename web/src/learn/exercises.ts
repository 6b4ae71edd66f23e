/** The rulebooks' worked examples as questions; the rules gave the answers (`python -m tools.lessons`). */

import type { Message } from "../games/narration";

/** What an exercise shows: a lake whose last tile is new, a living room and the tiles to take, or a shelf. */
export interface Picture {
  lake?: { tile: number; sides: string; platform: string | null; x: number; y: number }[];
  room?: string[];
  taken?: string[];
  shelf?: string[];
  goal?: string[] | null;
  tokens?: number[];
}

export type Option = "yes" | "no" | number | Message;

export interface Exercise {
  name: string;
  rule: string;
  picture: Picture;
  options: Option[];
  /** The number of the right option. */
  answer: number;
  why: Message[];
}

const files = import.meta.glob<Exercise[]>("./exercises/*.json", { import: "default" });

/** The exercises of a game. */
export async function loadExercises(game: string): Promise<Exercise[]> {
  return (await files[`./exercises/${game}.json`]?.()) ?? [];
}
