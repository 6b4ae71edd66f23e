/** Adds the finished matches of this device to the person's history on the server. */

import { answer, http, RefusalError } from "../calls";
import { submitDeal } from "../daily/calls";
import { hasVisited, signIn } from "../shell/me.svelte";
import { matchStore } from "./store";
import type { StoredMatch } from "./stored";

/** The matches that the server has refused; they stay on this device. */
const refused = new Set<string>();
let sending: Promise<boolean> | null = null;

/** Send what the server does not have yet; resolves to whether anything was added. Without a name on that server, nothing is sent. */
export function sendMatches(): Promise<boolean> {
  if (!hasVisited()) return Promise.resolve(false);
  sending ??= sendUnsent().finally(() => (sending = null));
  return sending;
}

async function sendUnsent(): Promise<boolean> {
  const store = await matchStore();
  const unsent = (await store.all()).filter(({ id, result, sentAs, log }) => result && !sentAs && log.length > 0 && !refused.has(id));
  if (unsent.length === 0) return false;
  await signIn();
  for (const match of unsent) {
    const sentAs = await send(match);
    if (sentAs) await store.save({ ...match, sentAs }, match.log.length);
  }
  return true;
}

/** Send a match; its id on the server, or null if the server refuses it. */
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
    if (!(error instanceof RefusalError) || error.code === "offline") throw error;
    return null;
  }
}
