/** What actions would bring, asked of the service once and remembered until the table changes. */

import { SvelteMap } from "svelte/reactivity";
import type { Foreseen } from "../face";

type Asked = Map<string, Promise<Foreseen | undefined>>;
type Ask = (actions: string[]) => Promise<Foreseen[]>;

export class Foresight {
  #known = new SvelteMap<string, Foreseen>();
  #asked: Asked = new Map();

  constructor(private readonly ask: Ask) {}

  /** Forget everything: the table has changed. */
  forget(): void {
    this.#known.clear();
    this.#asked = new Map();
  }

  /** What is known of an action so far. */
  of(action: string | null): Foreseen | undefined {
    return action === null ? undefined : this.#known.get(action);
  }

  /** Ask about those actions that were not asked about yet. */
  look(actions: string[]): void {
    const unknown = actions.filter((action) => !this.#asked.has(action));
    if (unknown.length) this.#send(unknown);
  }

  /** What one action would bring; undefined when the table has moved on. */
  async find(action: string): Promise<Foreseen | undefined> {
    this.look([action]);
    return this.#asked.get(action);
  }

  #send(actions: string[]): void {
    const asked = this.#asked;
    const answer = this.ask(actions).catch(() => [] as Foreseen[]);
    actions.forEach((action, i) => asked.set(action, answer.then((all) => this.#note(asked, action, all[i]))));
  }

  /** Answers to what was asked before the table changed are dropped. */
  #note(asked: Asked, action: string, foreseen: Foreseen | undefined): Foreseen | undefined {
    if (asked !== this.#asked) return undefined;
    if (foreseen) this.#known.set(action, foreseen);
    else asked.delete(action);
    return foreseen;
  }
}
