/** Which tab plays a match: the last one that opened it. The others let go of it, and can take it back. */

const CHANNEL = "ludoteca.tables";

/** Tell the other tabs that this one plays a match; `onTaken` is called when another tab takes it over. */
export function claim(table: string, onTaken: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === table) onTaken();
  };
  channel.postMessage(table);
  return () => channel.close();
}
