/** The socket of a table on this device: as the browser's sockets, but without a network. */

import { NO_ENGINE } from "./codes";
import type { LocalTable } from "./table";

type Handler<Event> = ((event: Event) => void) | null;

class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Handler<object> = null;
  onmessage: Handler<{ data: string }> = null;
  onclose: Handler<{ code: number }> = null;
  private table: LocalTable | null = null;
  private leave: () => void = () => undefined;

  constructor(id: string) {
    void this.open(id);
  }

  send(text: string): void {
    void this.table?.receive(JSON.parse(text));
  }

  close(code = 1000): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.leave();
    this.onclose?.({ code });
  }

  private async open(id: string): Promise<void> {
    const desk = await import("./desk").catch(() => null);
    if (!desk) return this.close(NO_ENGINE);
    const seated = await desk.sitDown(id, {
      receive: (message) => this.onmessage?.({ data: JSON.stringify(message) }),
      end: (code) => this.close(code),
    });
    if (typeof seated === "number") return this.close(seated);
    this.leave = seated.leave;
    // The page may have left in the meantime.
    if (this.readyState === WebSocket.CLOSED) return this.leave();
    this.table = seated.table;
    this.readyState = WebSocket.OPEN;
    this.onopen?.({});
  }
}

/** Open the socket of a table on this device. */
export function openLocalSocket(id: string): WebSocket {
  return new LocalSocket(id) as unknown as WebSocket;
}
