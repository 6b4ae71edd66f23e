/** A socket that reconnects: after each failure it waits a little longer, and it never stops unless it is closed. */

import { ELSEWHERE, NO_ENGINE, NO_TABLE, UNPLAYABLE } from "../local/codes";
import { server } from "../shell/server.svelte";
import type { ClientMessage, ServerMessage } from "../wire";

/** What a connection reports. */
export interface ConnectionListener {
  /** The socket is open, for the first time or again. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** The socket is closed; the connection will open another. */
  onLoss(): void;
  /** The socket is closed for good, with this close code. */
  onEnd(code: number): void;
}

const SHORTEST = 100;
const LONGEST = 5000;
/** Close codes after which it makes no sense to reconnect. */
const FINAL = new Set([1002, 1003, 1007, 1009, 4401, 4403, NO_TABLE, UNPLAYABLE, ELSEWHERE, NO_ENGINE]);
/** Close code: too many messages or connections. */
const SLOW_DOWN = 4429;
/** Close code: the server is still starting. */
const RESTART = 1012;
const TRY_LATER = 1013;
/** Milliseconds between two pings, and without any message until the server counts as gone. */
const PING_INTERVAL = 10_000;
const SILENCE_LIMIT = 25_000;

/** Milliseconds to wait before an attempt; `random` from 0 to 1 keeps pages from reconnecting all at once. */
export function retryDelay(attempt: number, random: number): number {
  const longest = Math.min(LONGEST, SHORTEST * 2 ** attempt);
  return longest * (0.5 + random / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private lastMessageAt = 0;
  private isClosed = false;
  /** Whether it reconnects when the server is ready, and not after a delay. */
  private awaitsServer = false;

  constructor(
    private readonly connect: () => WebSocket,
    private readonly listener: ConnectionListener,
  ) {}

  /** Open a socket now. */
  open(): void {
    clearTimeout(this.retryTimer);
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => this.handleOpen(socket);
    socket.onmessage = (event) => this.handleMessage(String(event.data));
    socket.onclose = (event) => this.handleClose(socket, event.code);
  }

  /** Send a message if the socket is open; otherwise the caller has to send it again later. */
  send(message: ClientMessage): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /** Reconnect without waiting: the network is back, or the player has returned to the page. */
  retryNow(): void {
    if (this.isClosed || this.socket || this.awaitsServer) return;
    this.attempt = 0;
    this.open();
  }

  /** Close the connection for good. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    this.socket?.close(1000);
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private handleOpen(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.lastMessageAt = Date.now();
    this.pingTimer = setInterval(() => this.ping(socket), PING_INTERVAL);
    this.listener.onOpen();
  }

  private handleMessage(text: string): void {
    this.lastMessageAt = Date.now();
    this.attempt = 0;
    this.listener.onMessage(JSON.parse(text) as ServerMessage);
  }

  private ping(socket: WebSocket): void {
    if (Date.now() - this.lastMessageAt > SILENCE_LIMIT) {
      socket.onclose = null;
      socket.close();
      this.handleClose(socket, 1006);
    } else this.send({ type: "ping" });
  }

  private handleClose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    clearInterval(this.pingTimer);
    this.socket = null;
    if (this.isClosed) return;
    if (FINAL.has(code)) return this.listener.onEnd(code);
    this.listener.onLoss();
    server.expectRestart();
    if (code === RESTART) server.reportRestart();
    if (code === TRY_LATER) return void this.openWhenReady();
    const delay = code === SLOW_DOWN ? LONGEST : retryDelay(this.attempt, Math.random());
    this.attempt += 1;
    this.retryTimer = setTimeout(() => this.open(), delay);
  }

  private async openWhenReady(): Promise<void> {
    this.awaitsServer = true;
    server.reportStarting(null);
    await server.untilOpen();
    this.awaitsServer = false;
    this.retryNow();
  }
}
