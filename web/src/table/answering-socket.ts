/** A socket without a network: what the page sends is answered in the page itself. */

import type { ClientMessage, ServerMessage } from "../wire";

/** As much of a WebSocket as a table's connection uses. */
export class AnsweringSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly answer: (message: ClientMessage) => void) {
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    queueMicrotask(() => this.answer(message));
  }

  /** Hand a message to the page. */
  deliver(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
