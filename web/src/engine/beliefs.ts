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

/** A decision that everybody saw: the state before it as spectators knew it, and the action. */
export interface Decision {
  state: Uint8Array;
  action: number;
}

/** How likely a decision was for each secret of its seat, as logarithms. */
interface Evidence extends Decision {
  seat: number;
  weighed: Float32Array;
}

export class Beliefs {
  private known: Evidence[] = [];
  /** How many of them were used last. */
  private used = 0;

  constructor(
    private readonly rules: Program,
    private readonly thinker: Program,
  ) {}

  /** Let the search believe what past decisions say; without them, or where nothing can be known, everything is equally likely. */
  use(past: Decision[] | undefined, doubt: number): void {
    const { thinker } = this;
    const { secrets } = thinker.manifest;
    if (secrets === null) return;
    const evidence = this.weigh(past ?? [], secrets.temperature);
    const sums = thinker.doubles("evidence").fill(0);
    for (const { seat, weighed } of evidence) weighed.forEach((each, secret) => (sums[seat * secrets.count + secret]! += each));
    thinker.call("mix_beliefs", { doubt: past === undefined ? 1 : doubt });
    thinker.bytes("context.walk.beliefs").set(thinker.bytes("beliefs"));
  }

  /** What spectators saw of a match; nothing if the game has no secrets that it could give away. */
  witness({ first, actions }: History): Decision[] {
    if (this.thinker.manifest.secrets === null) return [];
    let state = first;
    return actions.map((action) => {
      const seen = { state: this.asSeen(state), action };
      state = this.after(state, action);
      return seen;
    });
  }

  /** A state as spectators knew it: everything else is redealt, in the same way each time. */
  private asSeen(state: Uint8Array): Uint8Array {
    const { game, readers } = this.rules.manifest;
    this.rules.bytes("box").set(state);
    seedQuickly(this.rules, `${game} past`, 0);
    this.rules.call("resample_one", { seat: readers.spectator });
    return this.rules.bytes("box").slice();
  }

  private after(state: Uint8Array<ArrayBuffer>, action: number): Uint8Array<ArrayBuffer> {
    this.rules.bytes("box").set(state);
    this.rules.call("apply_one", { action });
    return this.rules.bytes("box").slice();
  }

  /** The evidence of every decision; what was known before is kept as far as the past is the same. */
  private weigh(past: Decision[], temperature: number): Evidence[] {
    const kept = common(this.known, past);
    if (kept < past.length) this.known = [...this.known.slice(0, kept), ...past.slice(kept).map((decision) => this.weighOne(decision, temperature))];
    this.used = past.length;
    return this.known.slice(0, past.length);
  }

  private weighOne({ state, action }: Decision, temperature: number): Evidence {
    const { thinker } = this;
    thinker.bytes("box").set(state);
    seedQuickly(thinker, "weigh", 0);
    thinker.floats("weighed").fill(0);
    thinker.call("weigh_secrets", { action, temperature });
    const seat = Number(thinker.integers("box")[thinker.manifest.record.fields["seat"]!.at / 8]);
    return { state, action, seat, weighed: thinker.floats("weighed").slice() };
  }

  /** The secrets of other seats that are clear to a seat of this state, after `use` with a past. */
  guess(state: Uint8Array, viewer: number): Guess[] {
    const { thinker } = this;
    const { secrets, beliefs, record } = thinker.manifest;
    if (secrets === null || this.used === 0) return [];
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

/** How many of the decisions that were weighed are the first ones of a past. */
function common(known: Evidence[], past: Decision[]): number {
  const different = past.findIndex(({ state, action }, index) => action !== known[index]?.action || !isEqual(state, known[index].state));
  return different < 0 ? past.length : different;
}

const isEqual = (one: Uint8Array, other: Uint8Array): boolean => one === other || (one.length === other.length && one.every((byte, at) => byte === other[at]));
