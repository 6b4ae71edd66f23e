/** GET /ready: whether people can play, and what is being compiled. */

import type { components } from "./api";

export type Readiness = components["schemas"]["Readiness"];
export type Preparation = components["schemas"]["PreparationTold"];

/** Milliseconds after which a server that accepts the request but does not answer counts as unreachable. */
const TIMEOUT = 10_000;
const STATUSES = new Set<unknown>(["ready", "preparing", "failed"]);

/** What the server says about itself; null if it does not answer. */
export async function askReadiness(): Promise<Readiness | null> {
  try {
    const response = await fetch("/ready", { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT) });
    const told = (await response.json().catch(() => null)) as Partial<Readiness> | null;
    if (STATUSES.has(told?.status)) return { status: told!.status!, preparation: told!.preparation ?? null };
    // A proxy may answer for a server that is down, or hide this address: then the calls themselves find out.
    return response.status >= 500 ? null : { status: "ready", preparation: null };
  } catch {
    return null;
  }
}
