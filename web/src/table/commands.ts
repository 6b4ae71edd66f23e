/** Commands that have no answer yet: sent again after a lost connection with the same request id, so that none is carried out twice. */

import { RefusalError } from "../calls";
import { randomHex } from "../hex";
import type { ClientMessage } from "../wire";

/** A message with a request id, which is `mark` on the wire: the server answers it. */
export type Command = Extract<ClientMessage, { mark: string }>;

interface PendingCommand {
  message: Command;
  /** The entry at which it was carried out, once that is known. */
  entry: number | null;
  resolve(answer: unknown): void;
  reject(error: RefusalError): void;
}

/** Commands that mean the same after other entries: if the server refuses them as stale, they are sent again. */
const RETRIED = new Set(["resign", "leave", "return"]);
/** Messages that are not sent again: a line of chat could appear twice, and what looks ahead would come too late. */
const NOT_REPEATED = new Set(["say", "preview", "hint", "position"]);

/** Create request ids that no other page uses. */
export function createRequestIds(): () => string {
  const page = randomHex(6);
  let count = 0;
  return () => `${page}-${(count += 1)}`;
}

export class PendingCommands {
  private readonly pending = new Map<string, PendingCommand>();

  /** Keep a command until it is answered; the promise resolves to the answer. */
  add<T>(message: Command): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.pending.set(message.mark, { message, entry: null, resolve: resolve as (answer: unknown) => void, reject });
    });
  }

  /** The messages to send again on a new connection, unchanged; those that are not repeated are rejected. */
  takeRepeatable(): Command[] {
    for (const [id, { message }] of this.pending)
      if (NOT_REPEATED.has(message.type)) this.refuse(id, new RefusalError("lost", "The connection was lost."));
    return [...this.pending.values()].map((command) => command.message);
  }

  /** Note that a command was carried out as an entry; it is resolved when the views include that entry. */
  confirm(id: string, entry: number): void {
    const command = this.pending.get(id);
    if (command) command.entry = entry;
  }

  /** Resolve all commands that the views include. */
  resolveUpTo(entry: number): void {
    for (const [id, command] of this.pending) if (command.entry !== null && command.entry <= entry) this.resolve(id, command.entry);
  }

  /** Resolve a command with its answer. */
  resolve(id: string, answer: unknown): void {
    this.pending.get(id)?.resolve(answer);
    this.pending.delete(id);
  }

  /** Reject a command, or return the message to send instead if it means the same at the new entry. */
  refuse(requestId: string | null | undefined, error: RefusalError, entry?: number): Command | null {
    const id = requestId ?? [...this.pending].find(([, command]) => command.entry === null)?.[0];
    const command = id === undefined ? undefined : this.pending.get(id);
    if (!command || id === undefined) return null;
    if (error.code === "stale" && RETRIED.has(command.message.type) && entry !== undefined) {
      command.message = { ...command.message, entry } as Command;
      return command.message;
    }
    this.pending.delete(id);
    command.reject(error);
    return null;
  }
}
