/** The engines of the games on this device; each is loaded once. */

import { RemoteEngine } from "../engine/client";

const loaded = new Map<string, Promise<RemoteEngine>>();

/** The engine of a game, for tables of a size; a failed attempt can be repeated. */
export function engineFor(game: string, players: number): Promise<RemoteEngine> {
  const key = `${game} ${players}`;
  const found = loaded.get(key) ?? RemoteEngine.load(game, players);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}
