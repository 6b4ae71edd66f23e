/** What was said and has no answer yet: repeated after a lost connection with the same mark, so that nothing is done twice. */

import { Trouble } from "../calls";
import type { ClientMessage } from "../wire";

/** A message with a mark. */
export type Marked = Extract<ClientMessage, { mark: string }>;

interface Wish {
  message: Marked;
  /** The entry at which it was carried out, once that is known. */
  done: number | null;
  resolve(answer: unknown): void;
  reject(trouble: Trouble): void;
}

/** Wishes that mean the same whatever others have done meanwhile: they are said again at the new entry. */
const STEADY = new Set(["resign", "leave", "return"]);
/** What is not repeated: nobody can tell whether it was heard, or the answer would come too late. */
const FLEETING = new Set(["say", "preview", "hint"]);

/** Marks that no other page uses. */
export function newMarks(): () => string {
  const name = [...crypto.getRandomValues(new Uint8Array(6))].map((each) => each.toString(16).padStart(2, "0")).join("");
  let count = 0;
  return () => `${name}-${(count += 1)}`;
}

export class Wishes {
  private readonly open = new Map<string, Wish>();

  /** Keep a message until it is answered; the promise tells the answer. */
  add<T>(message: Marked): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.open.set(message.mark, { message, done: null, resolve: resolve as (answer: unknown) => void, reject });
    });
  }

  /** Those of a kind that are without an answer. */
  of<Type extends Marked["type"]>(type: Type): Extract<Marked, { type: Type }>[] {
    const messages = [...this.open.values()].map((wish) => wish.message);
    return messages.filter((message): message is Extract<Marked, { type: Type }> => message.type === type);
  }

  /** Is this mark one of ours that waits? */
  has(mark: string | null | undefined): boolean {
    return mark != null && this.open.has(mark);
  }

  /** What to say again on a new connection, exactly as it was. */
  again(): Marked[] {
    for (const [mark, { message }] of this.open)
      if (FLEETING.has(message.type)) this.refuse(mark, new Trouble("lost", "The connection was lost."));
    return [...this.open.values()].map((wish) => wish.message);
  }

  /** A wish was carried out as that entry; it is settled when the views show it. */
  confirm(mark: string, entry: number): void {
    const wish = this.open.get(mark);
    if (wish) wish.done = entry;
  }

  /** Settle everything that the views show. */
  shown(entry: number): void {
    for (const [mark, wish] of this.open) if (wish.done !== null && wish.done <= entry) this.answer(mark, wish.done);
  }

  /** A wish has its answer. */
  answer(mark: string, answer: unknown): void {
    this.open.get(mark)?.resolve(answer);
    this.open.delete(mark);
  }

  /** A wish was refused; returns what to say instead if it means the same at the new entry. */
  refuse(mark: string | null | undefined, trouble: Trouble, entry?: number): Marked | null {
    const found = mark ?? [...this.open].find(([, wish]) => wish.done === null)?.[0];
    const wish = found === undefined ? undefined : this.open.get(found);
    if (!wish || found === undefined) return null;
    if (trouble.code === "stale" && STEADY.has(wish.message.type) && entry !== undefined) {
      wish.message = { ...wish.message, entry } as Marked;
      return wish.message;
    }
    this.open.delete(found);
    wish.reject(trouble);
    return null;
  }
}
