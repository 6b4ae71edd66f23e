/** As much of a WebSocket as a table's connection uses, answered on this page instead of by a server. */

import type { ClientMessage, ServerMessage } from "../wire";

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

  /** Receive a message of the page. */
  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    queueMicrotask(() => this.answer(message));
  }

  /** Send a message to the page. */
  reply(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
