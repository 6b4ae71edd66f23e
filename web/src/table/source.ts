/** Where a table's messages, log and earlier positions come from: the server, this device, or a recording. */

import { readLog, readView } from "../calls";
import type { Step } from "../games/face";
import { isLocal } from "../local/ids";
import { openLocalSocket } from "../local/socket";
import type { Frame } from "./animation-queue.svelte";
import type { Viewer } from "./socket.svelte";

export interface TableSource {
  connect(): WebSocket;
  readLog(viewer: Viewer): Promise<Step[]>;
  readView(entry: number, viewer: Viewer): Promise<Frame>;
}

/** A table of the server or of this device. */
export function sourceOf(id: string): TableSource {
  return {
    connect: () => (isLocal(id) ? openLocalSocket(id) : new WebSocket(socketAddress(id))),
    readLog: (viewer) => readLog(id, viewer),
    readView: (entry, viewer) => readView(id, entry, viewer),
  };
}

function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live`;
}
