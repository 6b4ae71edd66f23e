/** A socket without a network: what was said on it, and whatever the test lets it hear. */

import type { ClientMessage, ServerMessage } from "../src/wire";

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  static dial(): WebSocket {
    return new FakeSocket() as unknown as WebSocket;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(...messages: Partial<ServerMessage>[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was said, by type. */
  of(type: ClientMessage["type"]): ClientMessage[] {
    return this.said.filter((message) => message.type === type);
  }
}
