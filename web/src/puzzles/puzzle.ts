/** The puzzles that come with the page: a list of all, and files with fifty puzzles each that are loaded when needed. */

export const KINDS = ["exact", "best", "turn", "reader"] as const;
export type Kind = (typeof KINDS)[number];

/** A puzzle, as Python's `puzzles/puzzle.py` describes it. */
export interface Puzzle {
  /** The kind, the number of players and the number of the match. */
  id: string;
  kind: Kind;
  ask: "win" | "best" | "points" | "honor" | "gain" | "goal";
  players: number;
  seed: string;
  log: number[];
  /** The seat to move; for `reader` the seat whose goal is asked for. */
  seat: number;
  /** The right actions, or the right goal. */
  right: number[];
  difficulty: number;
  options?: Record<string, string | boolean>;
  /** What the right answer brings, or its chance. */
  best?: number;
  /** The chances of the actions that were compared. */
  values?: Record<string, number>;
  /** The goals to choose from. */
  choices?: number[];
  /** How often each level found the answer. */
  levels?: number[];
}

/** What the list says about a puzzle. */
export interface Listed {
  id: string;
  kind: Kind;
  difficulty: number;
  /** Its place among the puzzles of its kind. */
  place: number;
}

/** How many puzzles are in a file. */
const PART = 50;
const DATA = "../../../src/ludoteca/puzzles/data";

const lists = import.meta.glob<[string, number][]>("../../../src/ludoteca/puzzles/data/*/index.json", { import: "default" });
const parts = import.meta.glob<string>("../../../src/ludoteca/puzzles/data/*/*.jsonl", { query: "?raw", import: "default" });

/** Whether a game has puzzles. */
export const hasPuzzles = (game: string): boolean => lists[`${DATA}/${game}/index.json`] !== undefined;

/** All puzzles of a game, the easy ones first and the kinds mixed; none if it has no puzzles. */
export async function listPuzzles(game: string): Promise<Listed[]> {
  const found = (await lists[`${DATA}/${game}/index.json`]?.()) ?? [];
  const counts = new Map<string, number>();
  const listed = found.map(([id, difficulty]) => {
    const kind = id.slice(0, id.indexOf("-")) as Kind;
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    return { id, kind, difficulty, place };
  });
  return listed.sort((a, b) => a.difficulty - b.difficulty || a.place - b.place);
}

/** Load a puzzle. */
export async function loadPuzzle(game: string, { id, kind, place }: Listed): Promise<Puzzle> {
  const text = await parts[`${DATA}/${game}/${kind}-${Math.floor(place / PART) + 1}.jsonl`]!();
  const line = text.split("\n").find((each) => each.startsWith(`{"id":"${id}"`));
  return JSON.parse(line!) as Puzzle;
}
