/** The messages between the page and the worker of the engine. */

import type { Engine, State } from "./engine";
import type { Seed } from "./luck";
import type { Level } from "./manifest";

/** The methods of the engine that the page can call. */
export type Called = "setUp" | "legalActions" | "whyIllegal" | "apply" | "result" | "resample" | "toBytes" | "head";

type Call = { [Method in Called]: { id: number; method: Method; arguments: Parameters<Engine[Method]> } }[Called];

export type Request =
  | Call
  | { id: number; method: "load"; arguments: [base: string, game: string, players: number] }
  | { id: number; method: "choose"; arguments: [state: State, level: string | Level, seed: Seed] }
  | { id: number; method: "prepare"; arguments: [] }
  | { id: number; method: "stop"; arguments: [id: number] };

export type Answer = { id: number; value: unknown } | { id: number; error: string };
