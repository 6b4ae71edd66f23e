/** Looks through one's last matches, on the server and on this device, one after the other, and puts their mistakes into the deck. */

import { RefusalError } from "../calls";
import { hasStored } from "../local/ids";
import { history, type PastMatch } from "../people/calls";
import { hasVisited, signIn } from "../shell/me.svelte";
import { server } from "../shell/server.svelte";
import { isStatic } from "../shell/site";
import { collect, untilComplete } from "./collect";
import { allCards, isKnown } from "./deck";

/** How many matches are looked through at once. */
const MATCHES = 20;

export class Scan {
  isRunning = $state(false);
  /** The match that is looked at, from 1, of how many, and how much of it is done. */
  number = $state(0);
  count = $state(0);
  done = $state(0);
  /** How many mistakes were found, once all matches are looked through. */
  found = $state<number | null>(null);
  private stopper = new AbortController();

  /** Look through the matches that were not looked through before. `report` is called after each. */
  async run(report: () => void): Promise<void> {
    this.stopper = new AbortController();
    this.isRunning = true;
    this.found = null;
    const before = allCards().length;
    try {
      await this.lookThrough(report);
      this.found = Math.max(0, allCards().length - before);
    } finally {
      this.isRunning = false;
    }
  }

  stop(): void {
    this.stopper.abort();
  }

  private async lookThrough(report: () => void): Promise<void> {
    const { matchesHere, mergeByEnd, storedHere } = await import("../local/history");
    const isAlone = isStatic || server.isGone || !hasVisited();
    const here = hasStored() ? matchesHere(await storedHere(), {}, isAlone) : [];
    const matches = mergeByEnd(here, isAlone ? [] : await onServer()).slice(0, MATCHES);
    const unknown = matches.filter(({ id }) => !isKnown(id));
    this.count = unknown.length;
    for (const [index, match] of unknown.entries()) {
      this.number = index + 1;
      this.done = 0;
      const analysis = await untilComplete(match.id, (done) => (this.done = done), this.stopper.signal).catch(skipUnanalyzable);
      if (this.stopper.signal.aborted) return;
      if (analysis) await collect(match, analysis);
      report();
    }
  }
}

async function onServer(): Promise<PastMatch[]> {
  await signIn();
  return (await history({}, null, MATCHES)).matches;
}

/** A match without moves, or with rules of long ago, has no analysis. */
function skipUnanalyzable(refused: unknown): null {
  if (refused instanceof RefusalError && ["analysis", "rules", "replay"].includes(refused.code)) return null;
  throw refused;
}
