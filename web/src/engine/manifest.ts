/** The files that `python -m ludoteca.targets` writes: an index, and a manifest for each game. They describe everything as data. */

export const FORMAT = 3;

export interface Index {
  format: number;
  games: Record<string, { manifest: string }>;
}

export interface Manifest {
  format: number;
  game: string;
  players: number[];
  /** The number of actions, legal or not. */
  actions: number;
  options: Option[];
  levels: Record<string, Level>;
  refusals: Record<string, { rule: string; name: string }>;
  /** The first bytes of a saved state. */
  header: string;
  seed: { prefix: string; key: number };
  /** Where the parts of a random generator are in its array. */
  luck: Record<"KIND" | "QUICK" | "WORD" | "CARRY" | "KEY" | "COUNTER" | "CURSOR", number>;
  /** Numbers of readers that are not seats. */
  readers: { spectator: number; everybody: number };
  /** The version of the rules of matches, and all versions that can be played. */
  rules: { present: number; playable: number[] };
  /** How often hidden things are redealt to find out whether an action revealed any. */
  redeals: number;
  hints: { least: number; tries: number; seeds: number; playout: number };
  /** How little is inferred from how bots and people play, when a guess is clear, and how often it is dealt. */
  beliefs: { bots: number; people: number; clear: number; deals: number };
  /** The secrets that the actions of a seat give away, if the game has any. */
  secrets: { count: number; field: string; temperature: number } | null;
  record: { size: number; fields: Record<string, Field> };
  tasks: Record<"START" | "SEARCH" | "COMPARE" | "RANK" | "TRY" | "LOOK", number>;
  analysis: AnalysisLimits;
  entries: Record<string, Entry>;
  /** By number of players: the arrays and numbers that the entry points take. */
  arguments: Record<string, Record<string, Leaf>>;
  wasm: { simd: string; plain: string };
  /** By number of players. */
  weights: Record<string, Weights>;
}

/** How thoroughly a decision is judged after a search: the constants of `search/judge.py`. */
export interface Effort {
  rivals: number;
  trees: number;
  fewest: number;
  tries: number;
  longer: number;
}

/** How thoroughly matches are analyzed, and what costs and error rates are called; Python explains these numbers. */
export interface AnalysisLimits {
  format: string;
  /** From which cost on a decision gets a mark, the worst mark first. */
  marks: [cost: number, mark: "inaccuracy" | "mistake" | "blunder"][];
  iterations: number;
  suspect: number;
  curveChunk: number;
  firstLook: Effort;
  secondLook: Effort;
  draws: number;
  samples: number;
  futures: number;
  glances: number;
  chunk: number;
  close: number;
  leastTurn: number;
  mostTurns: number;
  fewest: number;
  normal: number;
  leastRate: number;
  /** The measured error rates of the levels; empty as long as too few matches were measured. */
  rates: Record<string, number>;
}

export interface Option {
  name: string;
  /** The default first. */
  choices: (string | boolean)[];
  /** By the number of a choice: the numbers of players that allow it, if not all do. */
  only: Record<string, number[]>;
}

/** How a level plays: with one look at each action and a random error, or with a search. */
export type Level = { blur: number } | { iterations: number } | { seconds: number };

/** A field of a record: the bytes before it, the type of its numbers, and its shape (empty for a single number). */
export interface Field {
  at: number;
  type: string;
  shape: number[];
}

/** An entry point: what it takes, in order. An array is passed as its address and this number of lengths. */
export interface Entry {
  arguments: { name: string; lengths: number }[];
  float: boolean;
}

/** An array, and the number that it is filled with at first if that is not 0; or a number. */
export type Leaf = { type: string; shape: number[]; fill?: number } | { value: number | boolean };

export interface Weights {
  file: string;
  arrays: Record<string, Field>;
  /** The arrays of the network, in `context.net`. */
  fields: string[];
}

/** A manifest that this page can use. */
export function checkFormat<Kind extends { format: number }>(found: Kind): Kind {
  if (found.format !== FORMAT) throw new Error(`The engine has format ${found.format}, but this page needs ${FORMAT}: load the page again.`);
  return found;
}
