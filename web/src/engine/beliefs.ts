/**
 * What the others seem to be after, from how they have played. The computations are compiled; like `search/beliefs.py`,
 * this remembers what earlier actions said, so that each is weighed once.
 */

import type { Guess, Message } from "./documents";
import { seedQuickly } from "./luck";
import type { Program } from "./program";

/** The match so far: the state in which it began, and all actions since. */
export interface History {
  first: Uint8Array<ArrayBuffer>;
  actions: number[];
}

/** How likely an action was for each secret of its seat, as logarithms. */
interface Evidence {
  action: number;
  seat: number;
  weighed: Float32Array;
}

export class Beliefs {
  private first: Uint8Array | null = null;
  private known: Evidence[] = [];

  constructor(
    private readonly rules: Program,
    private readonly thinker: Program,
  ) {}

  /** Let the search believe what a history says; without one, or where nothing can be known, everything is equally likely. */
  use(history: History | undefined, doubt: number): void {
    const { thinker } = this;
    const { secrets } = thinker.manifest;
    if (secrets === null) return;
    const evidence = this.weigh(history ?? { first: new Uint8Array(), actions: [] }, secrets.temperature);
    const sums = thinker.doubles("evidence").fill(0);
    for (const { seat, weighed } of evidence) weighed.forEach((each, secret) => (sums[seat * secrets.count + secret]! += each));
    thinker.call("mix_beliefs", { doubt: history === undefined ? 1 : doubt });
    thinker.bytes("context.walk.beliefs").set(thinker.bytes("beliefs"));
  }

  /** The evidence of every action; what was known before is kept as far as the history is the same. */
  private weigh({ first, actions }: History, temperature: number): Evidence[] {
    const isSame = this.first !== null && isEqual(this.first, first);
    const kept = isSame ? common(this.known, actions) : 0;
    this.first = first;
    this.known = this.known.slice(0, kept);
    let state = first;
    actions.forEach((action, index) => {
      if (index >= kept) this.known.push(this.weighOne(state, action, temperature));
      state = this.after(state, action);
    });
    return this.known;
  }

  private after(state: Uint8Array<ArrayBuffer>, action: number): Uint8Array<ArrayBuffer> {
    this.rules.bytes("box").set(state);
    this.rules.call("apply_one", { action });
    return this.rules.bytes("box").slice();
  }

  /** Weigh an action by what spectators saw: everything else is redealt, in the same way each time. */
  private weighOne(state: Uint8Array, action: number, temperature: number): Evidence {
    const { rules, thinker } = this;
    const { game, readers, record } = rules.manifest;
    rules.bytes("box").set(state);
    seedQuickly(rules, `${game} past`, 0);
    rules.call("resample_one", { seat: readers.spectator });
    thinker.bytes("box").set(rules.bytes("box"));
    seedQuickly(thinker, "weigh", 0);
    thinker.floats("weighed").fill(0);
    thinker.call("weigh_secrets", { action, temperature });
    const seat = Number(thinker.integers("box")[record.fields["seat"]!.at / 8]);
    return { action, seat, weighed: thinker.floats("weighed").slice() };
  }

  /** The secrets of other seats that are clear to a seat of this state, after `use` with a history. */
  guess(state: Uint8Array, viewer: number): Guess[] {
    const { thinker } = this;
    const { secrets, beliefs, record } = thinker.manifest;
    if (secrets === null || this.known.length === 0) return [];
    thinker.bytes("box").set(state);
    seedQuickly(thinker, "guess", 0);
    const dealt = Array.from({ length: thinker.players }, () => new Array<number>(secrets.count).fill(0));
    const at = record.fields[secrets.field]!.at / 8;
    for (let deal = 0; deal < beliefs.deals; deal += 1) {
      thinker.call("redeal_one", { seat: viewer });
      const record = thinker.integers("box");
      dealt.forEach((row, seat) => (row[Number(record[at + seat])]! += 1));
    }
    const guesses = dealt.map((row, seat) => ({ seat, secret: row.indexOf(Math.max(...row)), chance: Math.max(...row) / beliefs.deals }));
    return guesses.filter(({ seat, chance }) => seat !== viewer && chance >= beliefs.clear).map((guess) => ({ ...guess, says: this.says(state, guess) }));
  }

  private says(state: Uint8Array, { seat, secret }: { seat: number; secret: number }): Message | null {
    this.rules.bytes("box").set(state);
    return JSON.parse(this.rules.write("secret_message_one", { seat, secret })) as Message | null;
  }
}

/** How many of the actions that were weighed are the first ones of a history. */
function common(known: Evidence[], actions: number[]): number {
  const different = known.findIndex(({ action }, index) => action !== actions[index]);
  return different < 0 ? known.length : different;
}

const isEqual = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, at) => byte === other[at]);
