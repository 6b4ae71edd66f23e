/** The move that a player is preparing. Nothing is final until it is sent. */

import type { ActionPreview, TableProps } from "../face";
import * as actions from "./actions";
import { Foresight } from "./foresight.svelte";
import { rotationOf, same, spinOf, turnFor } from "./orientation";
import { choices, lanterns, preview, type Colour, type LanternsView, type Preview, type Spot, type Tile } from "./view";

export type Dialog = "exchange" | "dedicate";

/** A tile of the hand above a place of the lake. */
export interface Ghost extends Spot {
  tile: Tile;
  /** Quarter turns on the screen; the number keeps growing, so that each turn is animated in its direction. */
  spin: number;
  /** Whether the player has put the tile here; otherwise the pointer is only over the place. */
  settled: boolean;
}

/** How long the pointer stays over a place before the server is asked about it, in milliseconds. */
const HOVER_DELAY = 50;

export class Turn {
  /** The number of the chosen tile. */
  chosen = $state<number | null>(null);
  spin = $state(0);
  /** Where the chosen tile was put down. */
  place = $state<Spot | null>(null);
  /** The place under the pointer or the keyboard. */
  glimpse = $state<Spot | null>(null);
  dialog = $state<Dialog | null>(null);
  /** The color that is about to be discarded. */
  dropping = $state<Colour | null>(null);
  readonly foresight: Foresight;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => TableProps) {
    this.foresight = new Foresight((asked) => this.props().preview(asked));
  }

  get view(): LanternsView {
    return lanterns(this.props().view);
  }

  get turned(): number {
    return turnFor(this.view, this.props().viewer);
  }

  get tile(): Tile | null {
    return this.view.hand?.find((tile) => tile.tile === this.chosen) ?? null;
  }

  /** The tile to draw over the lake: the one that was sent, put down, or is over a place; at a past moment, a hint. */
  get ghost(): Ghost | null {
    const { pending, still, hinted } = this.props();
    const sent = actions.placement(still ? hinted : pending);
    if (sent) return this.#sentGhost(sent);
    const spot = this.place ?? this.glimpse;
    if (!this.tile || !spot || !this.isOpen(spot)) return null;
    return { ...spot, tile: this.tile, spin: this.spin, settled: this.place !== null };
  }

  /** The action that is chosen, as text; null if nothing is chosen yet. */
  get action(): string | null {
    if (this.dropping) return actions.discardText(this.dropping);
    const ghost = this.ghost;
    return ghost && this.#written(ghost);
  }

  /** What the action would bring, as soon as the server has answered. */
  get foreseen(): Preview | null {
    return preview(this.foresight.of(this.action));
  }

  /** Whether the big button would send something. */
  get ready(): boolean {
    const { acting, pending } = this.props();
    return acting && pending === null && (this.dropping !== null || this.place !== null || this.passes);
  }

  /** Whether there is a selection that can be cleared. */
  get hasSelection(): boolean {
    return this.dialog !== null || this.dropping !== null || this.place !== null;
  }

  /** Whether the only thing left is to end the turn. */
  get passes(): boolean {
    return choices(this.view).pass;
  }

  isOpen(spot: Spot): boolean {
    return choices(this.view).places.some(([x, y]) => same({ x, y }, spot));
  }

  /** Start over, because the table has changed. */
  reset(): void {
    this.place = this.glimpse = this.dialog = this.dropping = null;
    if (!this.view.hand?.some((tile) => tile.tile === this.chosen)) this.#chooseAgain(null);
    this.foresight.forget();
  }

  /** Choose a tile of the hand; if it is chosen already, rotate it. */
  choose(tile: number): void {
    if (tile === this.chosen) return this.rotate(1);
    this.#chooseAgain(tile);
    this.#lookAhead();
  }

  rotate(quarters: number): void {
    if (this.chosen === null || this.props().pending) return;
    this.spin += quarters;
    this.props().sound("take");
  }

  /** Show the tile over a place while the pointer or the focus is there. */
  hover(spot: Spot | null): void {
    this.glimpse = spot && this.isOpen(spot) ? spot : null;
    clearTimeout(this.#soon);
    if (this.glimpse) this.#soon = setTimeout(() => this.#lookAhead(), HOVER_DELAY);
  }

  /**
   * Put the tile on a place; if it is there already, rotate it. It is sent at once only if the player has chosen it
   * and wants no confirmation.
   */
  put(spot: Spot): void {
    const { acting, pending, confirming } = this.props();
    if (!acting || pending) return;
    if (!this.isOpen(spot)) return this.#whyNot(spot);
    if (same(spot, this.place)) return this.rotate(1);
    const wasChosen = this.chosen !== null;
    if (!wasChosen) this.#chooseAgain(this.view.hand?.[0]?.tile ?? null);
    this.place = spot;
    this.#lookAhead();
    if (wasChosen && !confirming) this.confirm();
  }

  /** Send what was chosen. */
  confirm(): void {
    if (!this.ready) return;
    this.props().act(this.place || this.dropping ? this.action! : "pass");
  }

  /** Clear the selection. */
  clear(): void {
    if (this.dialog) this.dialog = null;
    else if (this.dropping) this.dropping = null;
    else this.place = this.glimpse = null;
  }

  /** Undo the last move. */
  undo(): void {
    if (this.props().canUndo) this.props().undo();
  }

  /** Choose a card to discard; without confirmation it is sent at once. */
  drop(colour: Colour): void {
    if (!this.props().acting || this.props().pending) return;
    this.dropping = this.dropping === colour ? null : colour;
    if (!this.props().confirming) this.confirm();
  }

  /** Open or close the dialog of a step; where nothing is possible, say why. */
  open(dialog: Dialog): void {
    const { acting, pending, viewer } = this.props();
    if (!acting || pending || viewer === null) return;
    if (choices(this.view)[dialog].length) this.dialog = this.dialog === dialog ? null : dialog;
    else this.whyNot(dialog === "exchange" ? actions.anyExchange(this.view, viewer) : "d seven");
  }

  /** Ask the server why an action is not allowed, and show the answer. */
  async whyNot(action: string): Promise<void> {
    const foreseen: ActionPreview | undefined = await this.foresight.find(action);
    if (foreseen?.refused) this.props().explain(foreseen.refused);
  }

  /** Select what a hint proposes. */
  follow(action: string): void {
    const laid = actions.placement(action);
    if (laid) this.#lift(laid);
    this.dropping = actions.discard(action);
    this.dialog = actions.exchange(action) ? "exchange" : actions.dedication(action) ? "dedicate" : null;
  }

  #lift(laid: actions.Placement): void {
    this.chosen = laid.tile;
    this.spin = spinOf(laid.rotation, this.turned);
    this.place = { x: laid.x, y: laid.y };
    this.#lookAhead();
  }

  #chooseAgain(tile: number | null): void {
    this.chosen = tile;
    this.spin = 0;
  }

  #whyNot(spot: Spot): void {
    const tile = this.chosen ?? this.view.hand?.[0]?.tile;
    if (tile !== undefined) void this.whyNot(actions.placementText({ tile, rotation: 0, ...spot }));
  }

  /** Ask what the tile would bring here, turned in all four ways. */
  #lookAhead(): void {
    const ghost = this.ghost;
    if (ghost && this.props().acting) this.foresight.look(actions.waysToLay(ghost.tile.tile, ghost));
  }

  #written({ x, y, tile, spin }: Ghost): string {
    return actions.placementText({ tile: tile.tile, rotation: rotationOf(spin, this.turned), x, y });
  }

  #sentGhost({ tile, rotation, x, y }: actions.Placement): Ghost | null {
    const drawn = this.view.hand?.find((other) => other.tile === tile);
    return drawn ? { x, y, tile: drawn, spin: spinOf(rotation, this.turned), settled: true } : null;
  }
}
