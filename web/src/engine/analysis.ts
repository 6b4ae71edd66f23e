/** The analysis of a match, like `search/analysis.py`: the same document for the same seed, at the first look and at the end. */

import type { components } from "../api";
import type { Beliefs, History } from "./beliefs";
import type { Engine, State } from "./engine";
import { EngineError } from "./errors";
import { CHECKED, Judge, LOOKED, SEARCHED, type Verdict } from "./judge";
import type { Program } from "./program";
import { roundAll, rounded } from "./rounding";
import { summarize } from "./analysis-summary";

export type AnalysisDocument = components["schemas"]["AnalysisDocument"];
export type JudgedDecision = components["schemas"]["JudgedDecision"];
type BetterAction = NonNullable<JudgedDecision["best"]>;

/** Equal seeds give equal documents; `known` is an earlier document of the same match, with which the work continues. */
export interface AnalysisWish {
  seed?: number;
  iterations?: number;
  known?: AnalysisDocument | null;
}

/** Nothing between two steps, or a document that is better than the one before. */
type Steps<Value> = Generator<AnalysisDocument | void, Value, void>;

/** Analyze a match: the first document after one look at each position, then better and better ones. */
export function* analyze(engine: Engine, thinker: Program, beliefs: Beliefs, match: History, wish: AnalysisWish): Steps<AnalysisDocument> {
  const study = new Study(engine, thinker, beliefs, match, wish);
  if (!study.resume(wish.known ?? null)) yield* study.begin();
  yield study.document();
  while (yield* study.improve()) yield study.document();
  return study.document();
}

class Study {
  private readonly states: State[];
  private readonly judge: Judge;
  private curve: number[][] = [];
  private refined = 0;
  private decisions: JudgedDecision[] = [];
  private draws: number[][] = [];

  constructor(
    private readonly engine: Engine,
    thinker: Program,
    beliefs: Beliefs,
    private readonly match: History,
    { seed = 0, iterations = engine.manifest.analysis.iterations }: AnalysisWish,
  ) {
    checkNumber("seed", seed, 0);
    checkNumber("iterations", iterations, 1);
    if (match.actions.length === 0) throw new EngineError("analysis", "There is nothing to analyze: the match has no moves.");
    this.states = replay(engine, match);
    this.judge = new Judge(engine, thinker, beliefs, beliefs.witness(match), engine.head(match.first).ply, seed, iterations);
  }

  /** Look at everything once. */
  *begin(): Steps<void> {
    for (const state of this.states) {
      this.curve.push(roundAll(this.judge.glance(state)));
      yield;
    }
    this.draws = this.match.actions.map(() => new Array<number>(this.engine.players).fill(0));
    for (const number of this.match.actions.keys()) this.decisions.push(yield* this.decide(number, LOOKED));
  }

  /** Continue from an earlier document, if it is one of the same match; return whether it is. */
  resume(known: AnalysisDocument | null): boolean {
    const head = Object.entries(this.head);
    const isSame = known !== null && head.every(([name, value]) => known[name as keyof AnalysisDocument] === value);
    if (!isSame || String(known.decisions.map(({ action }) => action)) !== String(this.match.actions)) return false;
    this.curve = [...known.curve];
    this.refined = known.refined;
    this.decisions = [...known.decisions];
    this.draws = known.events.map(({ draw }) => draw);
    return true;
  }

  /** Do a little more work; return whether there was any. */
  *improve(): Steps<boolean> {
    if (this.refined < this.states.length) {
      yield* this.refineCurve();
      return true;
    }
    for (const [effort, least] of [[SEARCHED, 0], [CHECKED, this.engine.manifest.analysis.suspect]] as const) {
      const waiting = this.decisions.filter((each) => each.effort < effort && each.cost >= least);
      if (waiting.length === 0) continue;
      const worst = waiting.reduce((found, each) => (each.cost > found.cost ? each : found));
      const number = worst.ply - this.decisions[0]!.ply;
      this.decisions[number] = yield* this.decide(number, effort);
      return true;
    }
    return false;
  }

  /** Compute the next points of the curve by playing on, and the draws that led there. */
  private *refineCurve(): Steps<void> {
    const { judge, states } = this;
    const last = Math.min(this.refined + this.engine.manifest.analysis.curveChunk, states.length);
    for (let number = this.refined; number < last; number += 1) {
      const chances = yield* judge.playOn(states[number]!);
      this.curve[number] = roundAll(chances);
      if (number > 0) this.draws[number - 1] = roundAll(yield* judge.draw(states[number - 1]!, this.match.actions[number - 1]!, chances));
    }
    this.refined = last;
  }

  private *decide(number: number, effort: number): Steps<JudgedDecision> {
    const state = this.states[number]!;
    const action = this.match.actions[number]!;
    if (this.engine.legalActions(state).length === 1) {
      const gifts = new Array<number>(this.engine.players).fill(0);
      return this.describe(state, action, { best: action, cost: 0, points: 0, gifts, effort: CHECKED, isOpen: false });
    }
    const rival = effort === CHECKED ? this.decisions[number]!.best?.action : undefined;
    return this.describe(state, action, yield* this.judge.judge(state, action, effort, rival));
  }

  // Documents

  private describe(state: State, action: number, verdict: Verdict): JudgedDecision {
    const { engine } = this;
    const { marks } = engine.manifest.analysis;
    const { ply, seat } = engine.head(state);
    const cost = rounded(Math.max(0, verdict.cost), 4);
    return {
      ply: ply + 1,
      seat,
      action,
      ...this.inWords(state, action),
      effort: verdict.effort,
      counts: verdict.isOpen || cost >= marks.at(-1)![0],
      cost,
      points: cost > 0 ? rounded(verdict.points, 2) : 0,
      gifts: roundAll(verdict.gifts),
      mark: marks.find(([least]) => cost >= least)?.[1] ?? null,
      best: verdict.best === action ? null : this.describeBest(state, verdict.best),
    };
  }

  private describeBest(state: State, best: number): BetterAction {
    return { action: best, ...this.inWords(state, best), reasons: this.engine.reasons(state, best) };
  }

  private inWords(state: State, action: number): Pick<JudgedDecision, "text" | "says"> {
    const says = this.engine.actionMessage(state, action);
    return { text: this.engine.actionText(state, action), says: says as unknown as JudgedDecision["says"] };
  }

  /** What identifies the analysis. */
  private get head(): Pick<AnalysisDocument, "format" | "game" | "players" | "seed" | "iterations"> {
    const { engine, judge } = this;
    const { game, analysis } = engine.manifest;
    return { format: analysis.format, game, players: engine.players, seed: judge.seed, iterations: judge.iterations };
  }

  /** How much of the work is done; a second look takes about as long as five first ones. */
  private get done(): number {
    const { decisions, states, refined } = this;
    const searched = decisions.filter(({ effort }) => effort >= SEARCHED).length;
    const suspects = decisions.filter(({ cost, effort }) => cost >= this.engine.manifest.analysis.suspect || effort === CHECKED);
    const checked = suspects.filter(({ effort }) => effort === CHECKED).length;
    return (refined / 2 + searched + 5 * checked) / (states.length / 2 + decisions.length + 5 * suspects.length);
  }

  /** The analysis as far as it is. */
  document(): AnalysisDocument {
    const { curve, decisions, draws, refined } = this;
    return {
      ...this.head,
      over: this.engine.head(this.states.at(-1)!).over !== 0,
      done: rounded(this.done, 3),
      refined,
      curve: [...curve],
      decisions: [...decisions],
      ...summarize(this.engine.manifest.analysis, curve, decisions, draws),
    };
  }
}

/** All states of a match, the first one included. */
function replay(engine: Engine, { first, actions }: History): State[] {
  const states = [first];
  for (const action of actions) {
    engine.checkLegal(states.at(-1)!, action);
    states.push(engine.apply(states.at(-1)!, action));
  }
  return states;
}

function checkNumber(name: string, number: number, least: number): void {
  if (!Number.isSafeInteger(number) || number < least) throw new EngineError("unreadable", `${name} is a whole number from ${least} up, not ${number}.`);
}
