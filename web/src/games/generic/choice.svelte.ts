/** What is being chosen: places that are pointed at one after another, or an action from the list. */

import type { TableProps } from "../face";
import { actionsOf, type ListedAction } from "./board";

export class Choice {
  /** The places that were pointed at. */
  path = $state.raw<string[]>([]);
  /** The action that waits for a confirmation. */
  picked = $state.raw<ListedAction | null>(null);

  constructor(private readonly table: () => TableProps) {}

  /** Everything that may be done now. */
  get actions(): ListedAction[] {
    return this.table().acting ? actionsOf(this.table().view) : [];
  }

  /** The actions that go on from the places that were pointed at. */
  get matching(): ListedAction[] {
    return this.actions.filter(({ places }) => this.path.every((place, index) => places[index] === place));
  }

  /** The places that can be pointed at next. */
  get open(): Set<string> {
    const next = this.matching.map(({ places }) => places[this.path.length]);
    return new Set([...next, ...(this.path.length ? this.first : [])].filter((place) => place !== undefined));
  }

  private get first(): (string | undefined)[] {
    return this.actions.map(({ places }) => places[0]);
  }

  /** The places of the action that is chosen, waits for the server, or is proposed. */
  get shown(): string[] {
    const { pending, hinted, view } = this.table();
    const named = actionsOf(view).find(({ action }) => action === (pending ?? hinted));
    return this.picked?.places ?? (this.path.length ? this.path : (named?.places ?? []));
  }

  point(place: string): void {
    if (!this.open.has(place)) return;
    const goesOn = this.matching.some(({ places }) => places[this.path.length] === place);
    this.path = goesOn ? [...this.path, place] : [place];
    this.picked = null;
    const complete = this.matching.find(({ places }) => places.length === this.path.length);
    if (complete) this.pick(complete);
  }

  /** Choose an action; it is sent at once unless the player wants to confirm. */
  pick(action: ListedAction): void {
    if (!this.table().confirming) return this.send(action.action);
    this.path = action.places;
    this.picked = action;
  }

  confirm(): void {
    if (this.picked) this.send(this.picked.action);
  }

  clear(): void {
    this.path = [];
    this.picked = null;
  }

  private send(action: string): void {
    this.clear();
    this.table().act(action);
  }
}
