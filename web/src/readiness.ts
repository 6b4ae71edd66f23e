/** GET /ready: whether people can play, and what is being compiled. */

import type { components } from "./api";

export type Readiness = components["schemas"]["Readiness"];
export type Preparation = components["schemas"]["Preparation"];

/** Milliseconds after which a server that accepts the request but does not answer counts as unreachable. */
const TIMEOUT = 10_000;
const STATUSES = new Set<unknown>(["ready", "storage", "preparing", "failed"]);

/** What the server reports about itself; null if it does not answer. */
export async function askReadiness(): Promise<Readiness | null> {
  try {
    const response = await fetch("/ready", { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT) });
    const body = (await response.json().catch(() => null)) as Partial<Readiness> | null;
    // A server that cannot store anything still shows everything, and explains each refusal itself.
    if (body?.status === "storage") return { status: "ready", preparation: null };
    if (STATUSES.has(body?.status)) return { status: body!.status!, preparation: body!.preparation ?? null };
    // A proxy may answer for a server that is down, or hide this address; then the other requests show it.
    return response.status >= 500 ? null : { status: "ready", preparation: null };
  } catch {
    return null;
  }
}
