/** A server without a network: answers /ready and all calls under /api, and counts the requests. */

import { vi } from "vitest";
import type { Preparation, Readiness } from "../src/readiness";

export class FakeServer {
  /** The answer of /ready; null if the server does not answer. */
  readiness: Readiness | null = { status: "ready", preparation: null };
  /** Answers that come first, one by one, to what they are for. */
  readonly once: Record<string, Response[]> = {};
  private readonly asked: { what: string; body: unknown }[] = [];

  /** Answers by method and path: `GET /api/house`. */
  constructor(private readonly answers: Record<string, unknown> = {}) {
    vi.stubGlobal("fetch", (request: Request | string) => this.fetch(request));
  }

  prepare(preparation: Preparation | null): void {
    this.readiness = { status: "preparing", preparation };
  }

  /** How often something was requested. */
  count(what: string): number {
    return this.bodies(what).length;
  }

  /** The bodies of requests. */
  bodies(what: string): unknown[] {
    return this.asked.filter((each) => each.what === what).map((each) => each.body);
  }

  private async fetch(request: Request | string): Promise<Response> {
    const what = typeof request === "string" ? `GET ${request}` : `${request.method} ${new URL(request.url).pathname}`;
    const body: unknown = typeof request === "string" ? null : await request.json().catch(() => null);
    this.asked.push({ what, body });
    if (!this.readiness) throw new TypeError("Failed to fetch");
    if (what === "GET /ready") return json(this.readiness, this.readiness.status === "ready" ? 200 : 503);
    const first = this.once[what]?.shift();
    if (first) return first;
    if (this.readiness.status === "ready") return json(this.answers[what] ?? {}, 200);
    return json({ code: "warming_up", sentence: "Not yet.", rule: null, preparation: this.readiness.preparation }, 503);
  }
}

export function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

/** The preparation of both games. */
export function preparation(more: Partial<Preparation> = {}): Preparation {
  return { stage: "tables", games: ["Lanterns: The Harvest Festival", "My Shelfie"], done: 0.4, seconds: 8, ...more };
}
