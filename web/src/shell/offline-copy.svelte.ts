/** The copy of the page on this device, with which it opens without a network. `public/worker.js` keeps it. */

import { hasSimd } from "../engine/simd";
import { ownNames } from "./build.svelte";
import { fileUrl } from "./site";
import { isSparing } from "./sparing";

/** How much of the page is on this device: nothing, all but the opponents of both games, or all. */
type Kept = "none" | "page" | "all";
interface Answer {
  kept: Kept;
  /** Whether the rules for browsers have been built. */
  engine: boolean;
  /** Why the newest version is not on this device: there is no more space, or not all of it could be loaded. */
  failed: "full" | "outdated" | null;
}

/** Milliseconds after which to look for an engine that was not built. */
const LOOK_AGAIN = 60_000;

let copy = $state.raw<Answer | null>(null);

/** What is on this device; null until the worker has answered. */
export function offlineCopy(): Answer | null {
  return copy;
}

/** Whether this browser can keep a copy: only over HTTPS, or on this computer. */
export const canKeepCopy = typeof navigator !== "undefined" && "serviceWorker" in navigator;

/** Start the worker, and bring the copy up to date; again when the network is back. */
export async function startKeeping(): Promise<void> {
  if (!canKeepCopy) return;
  await navigator.serviceWorker.register(fileUrl("worker.js"));
  addEventListener("online", () => void keepCopy());
  await keepCopy();
}

async function keepCopy(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  copy = await ask(active!, { simd: hasSimd(), sparing: isSparing(), uses: ownNames() });
  if (!copy.engine) setTimeout(() => void keepCopy(), LOOK_AGAIN);
}

function ask(worker: ServiceWorker, wanted: { simd: boolean; sparing: boolean; uses: string[] }): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>): void => resolve(data);
    worker.postMessage(wanted, [port2]);
  });
}
