/** The engine in a worker, so that the page stays responsive while an opponent thinks. `client.ts` talks to it. */

import { Engine, type Files } from "./engine";
import type { Answer, Request } from "./protocol";

type Choice = Extract<Request, { method: "choose" }>;

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
    reply({ id: request.id, error: failed instanceof Error ? failed.message : String(failed) });
  }
}

const reply = (message: Answer): void => postMessage(message);

async function execute(request: Exclude<Request, { method: "stop" }>): Promise<unknown> {
  if (request.method === "load") {
    const [base, game, players] = request.arguments;
    engine = Engine.load(game, players, filesAt(base));
    return (await engine).manifest;
  }
  if (engine === null) throw new Error("The engine was not loaded.");
  const loaded = await engine;
  if (request.method === "prepare") return void (await loaded.loadOpponent());
  if (request.method === "choose") return chooseAlone(loaded, request);
  const method = loaded[request.method].bind(loaded) as (...values: unknown[]) => unknown;
  return method(...request.arguments);
}

/** Choose when all earlier choices are made: they share the memory of the search. */
function chooseAlone(loaded: Engine, { id, arguments: values }: Choice): Promise<number> {
  const choice = thinking.then(async () => run(await loaded.choose(...values), id));
  thinking = choice.catch(() => undefined);
  return choice;
}

/** Run a search, and read messages in between: one may stop it. */
async function run(search: Generator<void, number, void>, id: number): Promise<number> {
  for (;;) {
    const until = performance.now() + TURN;
    while (performance.now() < until) {
      const step = search.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped.delete(id)) throw new Error("stopped");
  }
}

/** The files of the engine on the server. */
function filesAt(base: string): Files {
  return async (name) => {
    const response = await fetch(`${base}${name}`);
    if (!response.ok) throw new Error(`${name} cannot be loaded: ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
