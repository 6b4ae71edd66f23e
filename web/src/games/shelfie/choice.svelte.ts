/**
 * What a player is choosing: tiles, their order, a column. What may be chosen and what it would bring come from the
 * server; nothing is final until it is sent.
 */

import { t } from "../../shell/messages.svelte";
import type { ActionPreview, TableProps } from "../face";
import { itemWord } from "./nouns";
import { itemAt, read, readTake, takeText, type Legal, type Preview, type Take } from "./position";

const MOST_TILES = 3;

export class Choice {
  #cells = $state.raw<string[]>([]);
  #column = $state<number | null>(null);
  #peeked = $state<number | null>(null);
  #foreseen = $state.raw<Record<string, ActionPreview>>({});
  #lines = $derived.by(() => new Set(this.legal?.lines.map(nameOfLine)));
  #asked = new Set<string>();
  #ply = -1;

  constructor(private readonly table: () => TableProps) {}

  /** What may be done, if it is this page's turn to decide. */
  get legal(): Legal | null {
    const { acting, view } = this.table();
    return acting ? read(view).legal : null;
  }

  /** What was sent and is not yet confirmed. */
  get pending(): Take | null {
    return readTake(this.table().pending);
  }

  /** The chosen cells in the order of insertion. */
  get cells(): string[] {
    return this.pending?.cells ?? this.#cells;
  }

  /** The column that is chosen, counted from 1. */
  get column(): number | null {
    return this.pending?.column ?? this.#column;
  }

  /** The column whose consequences are shown: the one pointed at, or the chosen one. */
  get shownColumn(): number | null {
    return this.pending?.column ?? this.#peeked ?? this.#column;
  }

  /** What the shown column would bring, as soon as the server has answered. */
  get shown(): Preview | null {
    return this.shownColumn === null ? null : this.broughtBy(this.shownColumn);
  }

  /** The columns with room for all chosen tiles; for one tile as long as none is chosen. */
  get columns(): number[] {
    return this.legal?.columns[String(this.#cells.length || 1)] ?? [];
  }

  get ready(): boolean {
    return this.#column !== null && this.#cells.length > 0 && !this.pending;
  }

  /** What putting the chosen tiles into a column would bring. */
  broughtBy(column: number): Preview | null {
    const found = this.#foreseen[takeText({ cells: this.cells, column })]?.preview;
    return (found as Preview | null | undefined) ?? null;
  }

  isFree(cell: string): boolean {
    return this.#isLine([cell]);
  }

  /** Whether a tile can be added to those already chosen. */
  canAdd(cell: string): boolean {
    return this.#cells.length > 0 && !this.#cells.includes(cell) && this.#isLine([...this.#cells, cell]);
  }

  /** Start over whenever the match has moved on, and ask what the choice would bring. */
  follow(): void {
    const { ply } = read(this.table().view);
    if (ply !== this.#ply) this.#forget(ply);
    if (this.#cells.length) void this.#lookAhead();
  }

  /** Choose a tile, add it, or put it back; a tile that cannot be taken says why. */
  tap(cell: string): void {
    if (!this.legal) return;
    if (this.#cells.includes(cell)) this.#choose(this.#without(cell));
    else if (this.canAdd(cell)) this.#choose([...this.#cells, cell]);
    else if (this.isFree(cell)) this.#beginWith(cell);
    else void this.#explain([cell], this.columns[0] ?? 1);
  }

  /** Start over with a tile; if no column has room for one more, explain why it was not added. */
  #beginWith(cell: string): void {
    const more = [...this.#cells, cell];
    const full = more.length <= MOST_TILES && !this.legal?.columns[String(more.length)]?.length;
    this.#choose([cell]);
    if (full) void this.#explain(more, 1, "too-many");
  }

  /** Let two tiles that follow each other change places. */
  swap(first: number): void {
    const cells = [...this.#cells];
    cells.splice(first, 2, ...cells.slice(first, first + 2).reverse());
    this.#cells = cells;
    this.#say();
    void this.#lookAhead();
  }

  /** Show what a column would bring without choosing it. */
  peek(column: number | null): void {
    this.#peeked = column !== null && this.#cells.length > 0 && this.columns.includes(column) ? column : null;
  }

  /** Choose a column; without a question in between it is sent at once. A column without room says why. */
  put(column: number): void {
    if (!this.legal) return;
    if (!this.columns.includes(column)) return void this.#explain(this.#someCells(), column);
    if (!this.#cells.length) return this.table().announce(t("shelfie-choose-tiles"));
    this.#column = column;
    this.table().sound("place");
    if (!this.table().confirming) this.confirm();
  }

  /** Send what is chosen. */
  confirm(): void {
    if (!this.ready) return;
    this.table().act(takeText({ cells: this.#cells, column: this.#column! }));
  }

  /** Put everything back. */
  clear(): void {
    this.#cells = [];
    this.#column = this.#peeked = null;
  }

  #forget(ply: number): void {
    this.#ply = ply;
    this.#foreseen = {};
    this.#asked.clear();
    this.clear();
  }

  #choose(cells: string[]): void {
    this.#cells = cells;
    this.#peeked = null;
    if (!cells.length || !this.columns.includes(this.#column ?? 0)) this.#column = null;
    this.table().sound("take");
    this.#say();
    void this.#lookAhead();
  }

  /** What is left of a line without one tile: nothing, if a gap would be left. */
  #without(cell: string): string[] {
    const rest = this.#cells.filter((each) => each !== cell);
    return this.#isLine(rest) ? rest : [];
  }

  #isLine(cells: string[]): boolean {
    return this.#lines.has(nameOfLine(cells));
  }

  #someCells(): string[] {
    return this.#cells.length ? this.#cells : (this.legal?.lines[0] ?? []);
  }

  /** Ask for all columns with room at once, for the present tiles in their present order. */
  async #lookAhead(): Promise<void> {
    const actions = this.columns.map((column) => takeText({ cells: this.#cells, column }));
    const unknown = actions.filter((action) => !this.#asked.has(action));
    if (!this.#cells.length || !unknown.length) return;
    unknown.forEach((action) => this.#asked.add(action));
    const ply = this.#ply;
    try {
      const answers = await this.table().preview(unknown);
      if (ply === this.#ply) this.#learn(answers);
    } catch {
      unknown.forEach((action) => this.#asked.delete(action));
    }
  }

  #learn(answers: ActionPreview[]): void {
    this.#foreseen = { ...this.#foreseen, ...Object.fromEntries(answers.map((each) => [each.action, each])) };
  }

  /** Show the server's reason why a take is not allowed; with `only`, if it is that one. */
  async #explain(cells: string[], column: number, only?: string): Promise<void> {
    const { preview, explain } = this.table();
    const answers = await preview([takeText({ cells, column })]).catch(() => []);
    const refused = answers[0]?.refused;
    if (refused && (!only || refused.reason === only)) explain(refused);
  }

  #say(): void {
    const { announce, view } = this.table();
    const { room } = read(view);
    const tiles = this.#cells.map((cell) => itemWord(itemAt(room, cell), 1)).join(", ");
    announce(
      tiles ? t("shelfie-say-chosen", { tiles, columns: this.columns.join(", ") }) : t("shelfie-say-put-back"),
    );
  }
}

/** The same name for the same cells in any order. */
function nameOfLine(cells: string[]): string {
  return [...cells].sort().join(" ");
}
