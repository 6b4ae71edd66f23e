/** The games on the start page: those with a scene, and all others that the server has. */

import type { Component } from "svelte";
import type { GameInfo } from "../calls";
import { settings } from "../shell/settings.svelte";

const scenes = import.meta.glob<{ default: Component }>("./scenes/*.svelte", { eager: true });
const marks = import.meta.glob<{ default: Component }>("./marks/*.svelte", { eager: true });

export interface Box {
  game: string;
  scene: Component;
  mark: Component | null;
}

/** One box for each game that has a scene. */
export const BOXES: Box[] = Object.entries(scenes).map(([path, { default: scene }]) => {
  const game = path.replace(/^.*\//, "").replace(".svelte", "");
  return { game, scene, mark: marks[`./marks/${game}.svelte`]?.default ?? null };
});

/** One box for each game that the server has and that has no scene, with its messages. */
export async function otherBoxes(games: GameInfo[]): Promise<Box[]> {
  const others = games.filter(({ name }) => !BOXES.some(({ game }) => game === name));
  if (others.length === 0) return [];
  const [{ default: scene }, { loadGame }] = await Promise.all([import("./OtherScene.svelte"), import("../games/faces")]);
  await Promise.all(others.map(({ name }) => loadGame(name)));
  for (const { name, players } of others) if (!players.includes(settings.players[name] ?? 2)) settings.players[name] = players[0]!;
  return others.map(({ name }) => ({ game: name, scene, mark: null }));
}

/** A small picture of a game. */
export function markOf(game: string): Component | null {
  return BOXES.find((box) => box.game === game)?.mark ?? null;
}
