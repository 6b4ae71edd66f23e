/** The games on the start page: those with a scene, and all others that the server has. */

import type { Component } from "svelte";
import type { GameInfo } from "../calls";

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

/** One box for each game that the server has and that has no scene; most servers have none. */
export async function otherBoxes(games: GameInfo[]): Promise<Box[]> {
  const others = games.filter(({ name }) => !BOXES.some(({ game }) => game === name));
  return others.length ? (await import("./other-boxes")).boxesOf(others) : [];
}

/** A small picture of a game. */
export function markOf(game: string): Component | null {
  return BOXES.find((box) => box.game === game)?.mark ?? null;
}
