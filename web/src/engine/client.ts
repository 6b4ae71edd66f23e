/** The engine as the page uses it: the same methods as `engine.ts`, in a worker, with promises. */

import { engineIndex, lookForUpdate } from "../shell/build.svelte";
import { fileUrl } from "../shell/site";
import type { AnalysisDocument, AnalysisWish } from "./analysis";
import type { History } from "./beliefs";
import type { Hint } from "./documents";
import type { Engine, HintWish, State, Thought } from "./engine";
import { errorOf, GONE } from "./errors";
import type { Level, Manifest } from "./manifest";
import type { Answer, Called, Request, Search } from "./protocol";

type Unfinished = { resolve: (value: never) => void; reject: (failed: Error) => void; improve?: (better: AnalysisDocument) => void };

export class RemoteEngine {
  private last = 0;
  private readonly unfinished = new Map<number, Unfinished>();
  manifest!: Manifest;

  private constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<Answer>): void => this.finish(data);
    worker.onerror = (event): void => {
      void lookForUpdate();
      this.fail(new Error(event.message || "The engine stopped."));
    };
  }

  /** Load a game for tables of a size. Its files are beside the page, and belong to the same version. */
  static async load(game: string, players: number): Promise<RemoteEngine> {
    const index = await engineIndex();
    const engine = new RemoteEngine(new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }));
    const base = location.origin + fileUrl("engine/");
    engine.manifest = await engine.ask({ id: engine.next(), method: "load", arguments: [base, index, game, players] });
    return engine;
  }

  /** Call a method of the engine. */
  call<Method extends Called>(method: Method, ...values: Parameters<Engine[Method]>): Promise<Awaited<ReturnType<Engine[Method]>>> {
    return this.ask({ id: this.next(), method, arguments: values } as Request);
  }

  /** Load what opponents need, before they are asked. */
  prepare(): Promise<void> {
    return this.ask({ id: this.next(), method: "prepare", arguments: [] });
  }

  /** Choose like a level; an aborted search fails with the code `stopped`. */
  choose(state: State, level: string | Level, thought: Thought = {}, signal?: AbortSignal): Promise<number> {
    return this.search({ id: this.next(), method: "choose", arguments: [state, level, thought] }, signal);
  }

  /** The best actions for the seat to move, as the server's hints; an aborted search fails with the code `stopped`. */
  hints(state: State, wish: HintWish = {}, signal?: AbortSignal): Promise<Hint[]> {
    return this.search({ id: this.next(), method: "hints", arguments: [state, wish] }, signal);
  }

  /** The chances of the seat to move after each of some actions; an aborted search fails with the code `stopped`. */
  compare(state: State, actions: number[], thought: Thought = {}, signal?: AbortSignal): Promise<number[]> {
    return this.search({ id: this.next(), method: "compare", arguments: [state, actions, thought] }, signal);
  }

  /** Analyze a match; `improve` gets one document after the other. The last one is complete; an aborted analysis fails with the code `stopped`. */
  analyze(match: History, wish: AnalysisWish, improve: (better: AnalysisDocument) => void, signal?: AbortSignal): Promise<AnalysisDocument> {
    return this.search({ id: this.next(), method: "analyze", arguments: [match, wish] }, signal, improve);
  }

  private search<Value>(request: Search, signal?: AbortSignal, improve?: Unfinished["improve"]): Promise<Value> {
    signal?.addEventListener("abort", () => this.worker.postMessage({ id: this.next(), method: "stop", arguments: [request.id] } satisfies Request));
    return this.ask(request, improve);
  }

  /** End the worker; what is unfinished fails. */
  close(): void {
    this.worker.terminate();
    this.fail(new Error("The engine was closed."));
  }

  private next(): number {
    this.last += 1;
    return this.last;
  }

  private ask<Value>(request: Request, improve?: Unfinished["improve"]): Promise<Value> {
    const answered = new Promise<Value>((resolve, reject) => this.unfinished.set(request.id, { resolve, reject, ...(improve ? { improve } : {}) }));
    this.worker.postMessage(request);
    return answered;
  }

  private finish(answer: Answer): void {
    const waiting = this.unfinished.get(answer.id);
    if ("better" in answer) return waiting?.improve?.(answer.better);
    this.unfinished.delete(answer.id);
    if ("error" in answer && answer.error.code === GONE) void lookForUpdate();
    if ("error" in answer) waiting?.reject(errorOf(answer.error));
    else waiting?.resolve(answer.value as never);
  }

  private fail(failed: Error): void {
    for (const waiting of this.unfinished.values()) waiting.reject(failed);
    this.unfinished.clear();
  }
}
