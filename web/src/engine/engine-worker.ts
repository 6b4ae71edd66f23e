/** The engine in a worker, so that the page stays responsive while an opponent thinks. `client.ts` talks to it. */

import type { AnalysisDocument } from "./analysis";
import { Engine } from "./engine";
import { EngineError, refusalOf } from "./errors";
import { filesAt } from "./files";
import type { Answer, Request, Search } from "./protocol";

/** How long to think before messages are read again, in milliseconds. */
const TURN = 20;

let engine: Promise<Engine> | null = null;
let thinking: Promise<unknown> = Promise.resolve();
const stopped = new Set<number>();

onmessage = ({ data }: MessageEvent<Request>): void => {
  if (data.method === "stop") stopped.add(data.arguments[0]);
  else void answer(data);
};

async function answer(request: Exclude<Request, { method: "stop" }>): Promise<void> {
  try {
    reply({ id: request.id, value: await execute(request) });
  } catch (failed) {
    reply({ id: request.id, error: refusalOf(failed) });
  }
}

const reply = (message: Answer): void => postMessage(message);

async function execute(request: Exclude<Request, { method: "stop" }>): Promise<unknown> {
  if (request.method === "load") {
    const [base, index, game, players] = request.arguments;
    engine = Engine.load(game, players, filesAt(base, index));
    return (await engine).manifest;
  }
  if (engine === null) throw new Error("The engine was not loaded.");
  const loaded = await engine;
  if (request.method === "prepare") return void (await loaded.loadOpponent());
  if (isSearch(request)) return searchAlone(loaded, request);
  const method = loaded[request.method].bind(loaded) as (...values: unknown[]) => unknown;
  return method(...request.arguments);
}

function isSearch(request: Request): request is Search {
  return ["choose", "hints", "compare", "analyze"].includes(request.method);
}

/** Search when all earlier searches are done: they share their memory. */
function searchAlone(loaded: Engine, request: Search): Promise<unknown> {
  const found = thinking.then(async () => run<unknown>(await begin(loaded, request), request.id));
  thinking = found.catch(() => undefined);
  return found;
}

function begin(loaded: Engine, request: Search): Promise<Generator<AnalysisDocument | void, unknown, void>> {
  if (request.method === "compare") return loaded.compare(...request.arguments);
  if (request.method === "analyze") return loaded.analyze(...request.arguments);
  return request.method === "choose" ? loaded.choose(...request.arguments) : loaded.hints(...request.arguments);
}

/** Run a search, and read messages in between: one may stop it. */
async function run<Value>(search: Generator<AnalysisDocument | void, Value, void>, id: number): Promise<Value> {
  for (;;) {
    const until = performance.now() + TURN;
    while (performance.now() < until) {
      const step = search.next();
      if (step.done) return step.value;
      if (step.value) reply({ id, better: step.value });
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped.delete(id)) throw new EngineError("stopped", "The search was stopped.");
  }
}
