/**
 * Plays and verifies matches with the engine in Node; `test_matches.py` compares them with Python's.
 *
 *     node matches.mjs FOLDER play GAME PLAYERS SEED     prints the document of a match
 *     node matches.mjs FOLDER verify                     reads a list of documents, and prints what is wrong with each
 */

import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { Engine } from "../../web/src/engine/engine";
import { NO_CLOCK, type Entry, type Setting } from "../../web/src/engine/match";
import type { MatchDocument, Verification } from "../../web/src/engine/match-document";

const [folder, command, game, players, seed] = process.argv.slice(2) as [string, string, string, string, string];
const engines = new Map<string, Promise<Engine>>();
const ASKED = 7;

console.log(JSON.stringify(command === "play" ? await play(Number(seed)) : await verify(JSON.parse(await text(process.stdin)) as MatchDocument[])));

function load(name: string, seats: number): Promise<Engine> {
  const key = `${name} ${seats}`;
  const files = async (file: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(`${folder}/${file}`));
  if (!engines.has(key)) engines.set(key, Engine.load(name, seats, files));
  return engines.get(key)!;
}

/** A match of a person at all seats but the last, with an undo that the person agrees to, and one that needs no question. */
async function play(number: number): Promise<MatchDocument> {
  const engine = await load(game, Number(players));
  const setting = settingOf(engine, number);
  const log: Entry[] = [];
  let undone = false;
  for (;;) {
    const { state, actions, toMove, result } = engine.replayMatch(setting, log);
    if (result !== null) return engine.matchDocument(setting, log);
    const head = { seat: toMove!, at: 1_700_000_000_000 + log.length, spent: 10 };
    const undo: Entry = { ...head, kind: "undo", to: actions.length - 1 };
    if (actions.length === ASKED && log.length === ASKED) {
      log.push({ ...head, seat: 0, kind: "ask", question: { topic: "undo", to: ASKED - 3 } });
    } else if (!undone && isAllowed(engine, setting, log, undo)) {
      undone = true;
      log.push(undo);
    } else {
      const legal = engine.legalActions(state);
      log.push({ ...head, kind: "act", action: legal[(number * 31 + log.length * 7919) % legal.length]! });
    }
  }
}

function settingOf({ manifest }: Engine, number: number): Setting {
  const seats = Array.from({ length: Number(players) }, (_, seat) => ({ name: `Zoë ${seat} 🐟`, bot: seat + 1 < Number(players) ? null : "adept" }));
  return {
    game,
    rules: manifest.rules.present,
    options: {},
    seats,
    people: seats.map(({ bot }) => (bot === null ? 0 : null)),
    clock: NO_CLOCK,
    rated: false,
    seed: number.toString(16).padStart(64, "5"),
  };
}

function isAllowed(engine: Engine, setting: Setting, log: Entry[], entry: Entry): boolean {
  try {
    engine.checkEntry(setting, log, entry);
    return true;
  } catch {
    return false;
  }
}

async function verify(documents: MatchDocument[]): Promise<Verification[]> {
  const found: Verification[] = [];
  for (const document of documents) found.push((await load(document.game, document.seats.length)).verifyMatch(document));
  return found;
}
