/** The messages between the page and the worker of the engine. */

import type { AnalysisDocument, AnalysisWish } from "./analysis";
import type { History } from "./beliefs";
import type { Engine, HintWish, State, Thought } from "./engine";
import type { Refusal } from "./errors";
import type { Level } from "./manifest";

/** The methods of the engine that the page can call. */
export type Called =
  | "setUp"
  | "head"
  | "endView"
  | "mayI"
  | "options"
  | "legalActions"
  | "whyIllegal"
  | "apply"
  | "applyAndRecord"
  | "result"
  | "resample"
  | "view"
  | "events"
  | "allEvents"
  | "narration"
  | "preview"
  | "reasons"
  | "actionText"
  | "actionMessage"
  | "parseAction"
  | "position"
  | "toBytes"
  | "replayMatch"
  | "recordMatch"
  | "logOf"
  | "checkEntry"
  | "matchDocument"
  | "verifyMatch"
  | "revealsNothing";

type Call = { [Method in Called]: { id: number; method: Method; arguments: Parameters<Engine[Method]> } }[Called];

/** Requests that take a while and can be stopped. */
export type Search =
  | { id: number; method: "choose"; arguments: [state: State, level: string | Level, thought: Thought] }
  | { id: number; method: "hints"; arguments: [state: State, wish: HintWish] }
  | { id: number; method: "compare"; arguments: [state: State, actions: number[], thought: Thought] }
  | { id: number; method: "analyze"; arguments: [match: History, wish: AnalysisWish] };

export type Request =
  | Call
  | Search
  | { id: number; method: "load"; arguments: [base: string, index: string, game: string, players: number] }
  | { id: number; method: "prepare"; arguments: [] }
  | { id: number; method: "stop"; arguments: [id: number] };

/** `better` is a document before the last one. */
export type Answer = { id: number; better: AnalysisDocument } | { id: number; value: unknown } | { id: number; error: Refusal };
