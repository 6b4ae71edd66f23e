/** The real engine in Node, called as the page calls it in its worker. */

// @ts-expect-error The types of Node are not installed: nothing else needs them.
import { Blob } from "node:buffer";
// @ts-expect-error The same.
import { readFile } from "node:fs/promises";
// @ts-expect-error The same.
import { CompressionStream, DecompressionStream } from "node:stream/web";
import { vi } from "vitest";
import type { RemoteEngine } from "../src/engine/client";
import { Engine } from "../src/engine/engine";
import type { MatchEngine } from "../src/local/match";

// That of jsdom cannot be read as a stream, as the weights of the opponents are.
vi.stubGlobal("Blob", Blob);
vi.stubGlobal("CompressionStream", CompressionStream);
vi.stubGlobal("DecompressionStream", DecompressionStream);

const FOLDER = "../src/ludoteca/server/engine/";

async function file(name: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array((await readFile(FOLDER + name)) as Uint8Array);
  } catch {
    throw new Error(`${FOLDER}${name} is missing: run \`make engine\`.`);
  }
}

function finish<Value>(search: Generator<void, Value, void>): Value {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** Load the engine of a game, for tables of a size. */
export async function loadEngine(game: string, players: number): Promise<MatchEngine & Pick<RemoteEngine, "compare">> {
  const engine = await Engine.load(game, players, file);
  const call = async (method: string, ...values: unknown[]): Promise<unknown> =>
    (engine as unknown as Record<string, (...values: unknown[]) => unknown>)[method]!(...structuredClone(values));
  return {
    manifest: engine.manifest,
    call: call as MatchEngine["call"],
    choose: async (state, level, thought) => finish(await engine.choose(state, level, thought)),
    compare: async (state, actions, thought) => finish(await engine.compare(state, actions, thought)),
    hints: async (state, wish) => finish(await engine.hints(state, { ...wish, budget: { iterations: 40 } })),
  };
}
