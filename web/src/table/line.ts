/** A socket that comes back: waits a little longer after each failure, and never gives up unless it is told to. */

import { server } from "../shell/server.svelte";
import type { ClientMessage, ServerMessage } from "../wire";

/** What a line tells its owner. */
export interface Listener {
  /** It is open anew: say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** It is gone, and will come back. */
  lost(): void;
  /** It is gone for good, with the code of its close. */
  ended(code: number): void;
}

const SHORTEST = 100;
const LONGEST = 5000;
const FINAL = new Set([1002, 1003, 1007, 1009, 4401, 4403, 4404, 4409]);
const SLOW_DOWN = 4429;
/** The server is still starting. */
const TRY_LATER = 1013;
/** A living service is heard at least this often, since it answers our pings. */
const PING_EVERY = 10_000;
const SILENCE = 25_000;

/** How long to wait before the next attempt, in milliseconds; `luck` from 0 to 1 keeps pages from coming all at once. */
export function waitBefore(attempt: number, luck: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** attempt);
  return most * (0.5 + luck / 2);
}

export class Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private closed = false;
  /** Whether it comes back when the server is open, and not after a time of its own. */
  private held = false;

  constructor(
    private readonly dial: () => WebSocket,
    private readonly listener: Listener,
  ) {}

  /** Open the line, now. */
  open(): void {
    clearTimeout(this.waiting);
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Say something if the line is open; else it is the owner's to repeat. */
  say(message: ClientMessage): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /** Do not wait any longer: the network is back, or the player looks again. */
  hurry(): void {
    if (this.closed || this.socket || this.held) return;
    this.attempt = 0;
    this.open();
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.waiting);
    clearInterval(this.pulse);
    this.socket?.close(1000);
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.heardAt = Date.now();
    this.pulse = setInterval(() => this.feelPulse(socket), PING_EVERY);
    this.listener.opened();
  }

  private heard(text: string): void {
    this.heardAt = Date.now();
    this.attempt = 0;
    this.listener.heard(JSON.parse(text) as ServerMessage);
  }

  private feelPulse(socket: WebSocket): void {
    if (Date.now() - this.heardAt > SILENCE) {
      socket.onclose = null;
      socket.close();
      this.lost(socket, 1006);
    } else this.say({ type: "ping" });
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    clearInterval(this.pulse);
    this.socket = null;
    if (this.closed) return;
    if (FINAL.has(code)) return this.listener.ended(code);
    this.listener.lost();
    server.doubt();
    if (code === TRY_LATER) return void this.openWithServer();
    const wait = code === SLOW_DOWN ? LONGEST : waitBefore(this.attempt, Math.random());
    this.attempt += 1;
    this.waiting = setTimeout(() => this.open(), wait);
  }

  private async openWithServer(): Promise<void> {
    this.held = true;
    server.refused(null);
    await server.untilOpen();
    this.held = false;
    this.hurry();
  }
}
