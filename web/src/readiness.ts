/** GET /ready: whether people can play, and what is being compiled. Typed by hand until `api.ts` has it. */

/** What is being compiled: the rules, without which nobody can play, or the players that think ahead. */
export interface Preparation {
  stage: "tables" | "players";
  /** Titles of the games that are being compiled now. */
  games: string[];
  /** How much of the stage is done, from 0 to 1. */
  done: number;
  /** Estimated seconds until the stage is done; 0 if it should be done already. */
  seconds: number;
}

export interface Readiness {
  status: "ready" | "preparing" | "failed";
  preparation: Preparation | null;
}

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
