/** Adds the finished matches of this device to the person's history on the server. */

import { answer, http, RefusalError } from "../calls";
import { submitDeal } from "../daily/calls";
import { hasVisited, signIn } from "../shell/me.svelte";
import { matchStore, type MatchStore } from "./store";
import type { StoredMatch } from "./stored";

/** Seconds until the next try after the server could not take a match: doubled after each, up to the longest. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 600;

/** The matches that the server has refused for good; they stay on this device. */
const refused = new Set<string>();
/** How often the server could not take a match: the others are sent before it. */
const failures = new Map<string, number>();
/** Called when matches were added. */
const listeners = new Set<() => unknown>();
let sending: Promise<void> | null = null;
/** How often in a row the server could not take what was sent. */
let pauses = 0;
let isPausing = false;

/**
 * Send what the server does not have yet; without a name on that server, nothing. `added` is called when matches were
 * added. This resolves after the first try: what the server could not take is sent again later.
 */
export function sendMatches(added: () => unknown): Promise<void> {
  if (!hasVisited()) return Promise.resolve();
  listeners.add(added);
  return isPausing ? Promise.resolve() : sendNow();
}

function sendNow(): Promise<void> {
  sending ??= sendUnsent().finally(() => (sending = null));
  return sending;
}

async function sendUnsent(): Promise<void> {
  const store = await matchStore();
  const unsent = (await store.all()).filter(({ id, result, sentAs, log }) => result && !sentAs && log.length > 0 && !refused.has(id));
  if (unsent.length > 0) {
    const failed = await sendAll(store, unsent);
    if (failed) return sendLater(failed);
  }
  pauses = 0;
  listeners.clear();
}

/** Send matches one after the other; what goes wrong for now ends it. */
async function sendAll(store: MatchStore, unsent: StoredMatch[]): Promise<RefusalError | null> {
  let isAdded = false;
  try {
    await signIn();
    for (const match of unsent.sort((one, other) => failuresOf(one) - failuresOf(other))) {
      failures.set(match.id, failuresOf(match) + 1);
      const sentAs = await send(match);
      if (sentAs) await store.save({ ...match, sentAs }, match.log.length);
      isAdded ||= sentAs !== null;
    }
    return null;
  } catch (error) {
    if (isPassing(error)) return error;
    throw error;
  } finally {
    if (isAdded) for (const added of listeners) added();
  }
}

const failuresOf = ({ id }: StoredMatch): number => failures.get(id) ?? 0;

/** Try again after a pause, and not before the server wants it. */
function sendLater({ retryAfter }: RefusalError): void {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pauses) * (1 + Math.random() / 4);
  pauses += 1;
  isPausing = true;
  setTimeout(sendAgain, 1000 * Math.max(pause, retryAfter ?? 0));
}

function sendAgain(): void {
  isPausing = false;
  sendNow().catch(console.warn);
}

/** Send a match; its id on the server, or null if the server refuses it for good. */
async function send({ id, setting, log, daily, result }: StoredMatch): Promise<string | null> {
  const { game, rules, options, seats, people, seed } = setting;
  const body = { game, rules, options, seats, people, seed, log: log.map((entry) => ({ ...entry })) };
  const isSubmitted = daily?.isCounted && result?.reason === "played";
  const submitted = isSubmitted ? await unlessRefused(() => submitDeal(game, daily.day, body)) : null;
  const sentAs = submitted ?? (await unlessRefused(() => answer(() => http.POST("/api/me/matches", { body }))));
  if (sentAs === null) refused.add(id);
  return sentAs;
}

async function unlessRefused(request: () => Promise<{ id: string }>): Promise<string | null> {
  try {
    return (await request()).id;
  } catch (error) {
    if (!(error instanceof RefusalError) || isPassing(error)) throw error;
    return null;
  }
}

/** Whether the server may take the same thing later: it was not reached, is busy, or failed. */
function isPassing(error: unknown): error is RefusalError {
  return error instanceof RefusalError && error.retryAfter !== null;
}
