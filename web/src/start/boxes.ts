/** The games on the start page, found by their scenes. */

import type { Component } from "svelte";

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

/** A small picture of a game. */
export function markOf(game: string): Component | null {
  return BOXES.find((box) => box.game === game)?.mark ?? null;
}
