/**
 * Judging decisions by what their seats could know, and the chances and draws around them. This says what is computed in
 * which order, like `search/judge.py`; the computations are compiled.
 */

import type { Beliefs, Decision } from "./beliefs";
import type { Engine, State } from "./engine";
import { seedQuickly } from "./luck";
import type { Effort } from "./manifest";
import type { Program } from "./program";
import { candidates, type Candidate } from "./search";
import { average, runTask, searchOn, startTree, tryInTree, type Means } from "./trials";

/** How a decision was judged: by one look of the network, by a search, and by a second, longer search. */
export const LOOKED = 0;
export const SEARCHED = 1;
export const CHECKED = 2;
const PURPOSES = ["look", "search", "check"];

/** What a look at a decision has found. */
export interface Verdict {
  best: number;
  cost: number;
  points: number;
  gifts: number[];
  effort: number;
  /** Whether several actions are about equally good. */
  isOpen: boolean;
}

type Steps<Value> = Generator<void, Value, void>;

export class Judge {
  constructor(
    private readonly engine: Engine,
    private readonly thinker: Program,
    private readonly beliefs: Beliefs,
    /** What spectators saw of the match, from its first state on. */
    private readonly past: Decision[],
    /** The number of actions before the first state. */
    private readonly start: number,
    readonly seed: number,
    readonly iterations: number,
  ) {}

  private get limits() {
    return this.engine.manifest.analysis;
  }

  /** Start the generator for one purpose at one position: it does not depend on what was computed before. */
  private seedLuck(program: Program, purpose: string, state: State): void {
    seedQuickly(program, `${this.engine.manifest.game} analysis ${purpose} ${this.engine.head(state).ply}`, this.seed);
  }

  // Chances and luck, from everything that is on the table

  /** Every seat's chances and points over draws of what nobody knows yet, after an action if there is one. */
  private look(state: State, times: number, turns: number, action?: number): { wins: number[]; points: number[] } {
    const { thinker } = this;
    thinker.bytes("box").set(state);
    runTask(thinker, "LOOK", { "task.times": times, "task.turns": turns, ...(action === undefined ? {} : { "task.action": action }) });
    const expected = Array.from(thinker.doubles("task.expected"));
    return { wins: expected.slice(0, thinker.players), points: expected.slice(thinker.players, 2 * thinker.players) };
  }

  /** All chances in a position by one look. */
  glance(state: State): number[] {
    this.seedLuck(this.thinker, "glance", state);
    return this.look(state, 1, 0).wins;
  }

  /** All chances in a position, played on until everybody has had a turn. */
  playOn(state: State): Steps<number[]> {
    this.seedLuck(this.thinker, "curve", state);
    return this.chancesAhead(state, this.limits.futures);
  }

  /** All chances in a position, or after an action, played on for one turn, for two, and so on. */
  private *chancesAhead(state: State, times: number, action?: number): Steps<number[]> {
    const { players } = this.thinker;
    const sums = new Array<number>(players).fill(0);
    for (let turns = 1; turns <= players; turns += 1) {
      this.look(state, times, turns, action).wins.forEach((win, seat) => (sums[seat]! += win));
      yield;
    }
    return sums.map((sum) => sum / players);
  }

  /** The chances after what came, minus their mean over what could have come; zeros if nothing could. */
  *draw(before: State, action: number, after: number[]): Steps<number[]> {
    this.seedLuck(this.thinker, "draw", before);
    if (!this.drawsSomething(before, action)) return after.map(() => 0);
    const mean = yield* this.chancesAhead(before, this.limits.draws, action);
    return after.map((chance, seat) => chance - mean[seat]!);
  }

  /** Whether an action brings something that nobody can know before, such as a drawn tile. */
  private drawsSomething(before: State, action: number): boolean {
    const { engine, thinker } = this;
    const seen = new Set<string>();
    for (let sample = 0; sample < this.limits.samples; sample += 1) {
      thinker.bytes("box").set(before);
      thinker.call("reshuffle_one");
      const after = engine.apply(thinker.bytes("box").slice(), action);
      seen.add(Array.from({ length: engine.players }, (_, seat) => engine.viewJson(after, seat)).join("\n"));
    }
    return seen.size > 1;
  }

  // Decisions, from what the seat knows

  /** Judge an action of the seat to move, with this effort; `rival` was the best one in an earlier look. */
  *judge(state: State, action: number, effort: number, rival?: number): Steps<Verdict> {
    const purpose = PURPOSES[effort]!;
    const known = this.dealKnown(state, purpose);
    this.begin(known, purpose);
    if (effort === LOOKED) return this.judgeByLook(known, action);
    const how = effort === CHECKED ? this.limits.secondLook : this.limits.firstLook;
    startTree(this.thinker, [action], Math.max(this.engine.manifest.hints.least, Math.trunc(this.iterations * how.longer)));
    yield* searchOn(this.thinker);
    const found = candidates(this.thinker).filter(({ visits }) => visits > 0);
    const rivals = rivalsOf(action, found, how.rivals);
    if (rival !== undefined && !rivals.includes(rival)) rivals.push(rival);
    return this.conclude(known, rivals, yield* this.compare(state, rivals, purpose, how), effort, this.isOpen(found));
  }

  /** A state with only what the seat to move knows; the rest is dealt at random. */
  private dealKnown(state: State, purpose: string): State {
    const { engine } = this;
    this.seedLuck(engine.program, `${purpose} deal`, state);
    return engine.resample(state, engine.head(state).seat, engine.program.call("below", { count: engine.manifest.hints.seeds }));
  }

  /** Prepare the search from a state: what is believed about the others, and the generator. */
  private begin(known: State, purpose: string): void {
    const { thinker, engine } = this;
    this.beliefs.use(this.past.slice(0, engine.head(known).ply - this.start), engine.manifest.beliefs.people);
    this.seedLuck(thinker, purpose, known);
    thinker.bytes("box").set(known);
  }

  /** Judge an action by one look at each action. */
  private judgeByLook(known: State, action: number): Verdict {
    startTree(this.thinker, [action], 0);
    const found = candidates(this.thinker);
    const rivals = rivalsOf(action, found, 1);
    const { seat } = this.engine.head(known);
    const looks = this.lookAtEach(known, rivals);
    const wins = looks.map((each) => each.wins[seat]!);
    const best = wins.indexOf(Math.max(...wins));
    return this.conclude(known, rivals, { best, wins, points: looks.map((each) => each.points[seat]!) }, LOOKED, this.isOpen(found));
  }

  /** A few looks at each of some actions, all with the same random numbers. */
  private lookAtEach(known: State, actions: number[]): { wins: number[]; points: number[] }[] {
    const luck = this.thinker.bytes("luck").slice();
    return actions.map((action) => {
      this.thinker.bytes("luck").set(luck);
      return this.look(known, this.limits.glances, 0, action);
    });
  }

  /** Compare rivals in several trees that know nothing of each other, until it is clear whether the decision is a mistake. */
  private *compare(state: State, rivals: number[], purpose: string, how: Effort): Steps<Means> {
    let trees = 0;
    while (trees < how.trees && !(trees >= how.fewest && this.thinker.call("is_clear", { rivals: rivals.length, trees }))) {
      const tree = `${purpose} tree ${trees}`;
      this.begin(this.dealKnown(state, tree), tree);
      yield* tryInTree(this.thinker, rivals, how.tries, trees);
      trees += 1;
    }
    return average(this.thinker, rivals.length, trees);
  }

  /** The verdict of a comparison: what the played action, the first one, cost, and who got it. */
  private conclude(known: State, rivals: number[], { best, wins, points }: Means, effort: number, isOpen: boolean): Verdict {
    const { thinker } = this;
    const cost = wins[best]! - wins[0]!;
    this.seedLuck(thinker, "gifts", known);
    const [after, instead] = this.lookAtEach(known, [rivals[0]!, rivals[best]!]);
    thinker.doubles("gifts").set(after!.wins.map((win, seat) => win - instead!.wins[seat]!));
    thinker.call("split_cost", { cost, seat: this.engine.head(known).seat });
    const gifts = Array.from(thinker.doubles("gifts"));
    return { best: rivals[best]!, cost, points: points[best]! - points[0]!, gifts, effort, isOpen };
  }

  /** Whether more than one action is close to the best one. */
  private isOpen(found: Candidate[]): boolean {
    const most = Math.max(...found.map(({ win }) => win));
    return found.filter(({ win }) => win >= most - this.limits.close).length > 1;
  }
}

/** The action that was played, and the best others. */
function rivalsOf(action: number, found: Candidate[], count: number): number[] {
  const others = found.slice(0, count + 1).map((each) => each.action).filter((each) => each !== action);
  return [action, ...others].slice(0, count + 1);
}
