/** What actions would bring, asked of the server once and remembered until the table changes. */

import { SvelteMap } from "svelte/reactivity";
import type { ActionPreview } from "../face";

type Asked = Map<string, Promise<ActionPreview | undefined>>;
type Ask = (actions: string[]) => Promise<ActionPreview[]>;

export class Foresight {
  #known = new SvelteMap<string, ActionPreview>();
  #asked: Asked = new Map();

  constructor(private readonly ask: Ask) {}

  /** Forget everything: the table has changed. */
  forget(): void {
    this.#known.clear();
    this.#asked = new Map();
  }

  /** What is known of an action so far. */
  of(action: string | null): ActionPreview | undefined {
    return action === null ? undefined : this.#known.get(action);
  }

  /** Ask about those actions that were not asked about yet. */
  look(actions: string[]): void {
    const unknown = actions.filter((action) => !this.#asked.has(action));
    if (unknown.length) this.#send(unknown);
  }

  /** What one action would bring; undefined when the table has moved on. */
  async find(action: string): Promise<ActionPreview | undefined> {
    this.look([action]);
    return this.#asked.get(action);
  }

  #send(actions: string[]): void {
    const asked = this.#asked;
    const answer = this.ask(actions).catch(() => [] as ActionPreview[]);
    actions.forEach((action, i) => asked.set(action, answer.then((all) => this.#note(asked, action, all[i]))));
  }

  /** Answers to what was asked before the table changed are dropped. */
  #note(asked: Asked, action: string, foreseen: ActionPreview | undefined): ActionPreview | undefined {
    if (asked !== this.#asked) return undefined;
    if (foreseen) this.#known.set(action, foreseen);
    else asked.delete(action);
    return foreseen;
  }
}
