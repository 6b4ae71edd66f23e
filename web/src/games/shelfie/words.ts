/** A shelf in plain words, and everybody's points by source. */

import { t } from "../../shell/messages.svelte";
import type { View } from "../../wire";
import type { Source } from "../face";
import { itemWords } from "./nouns";
import { columnOf, read, SHELF_COLUMNS } from "./position";

/** A shelf column by column, the lowest tile first. */
export function shelfWords(shelf: string[]): string {
  const columns = Array.from({ length: SHELF_COLUMNS }, (_, index) => columnOf(shelf, index));
  return columns
    .map((tiles, index) => `${t("shelfie-column", { column: index + 1 })}: ${tiles.length ? itemWords(tiles) : t("shelfie-column-empty")}`)
    .join("; ");
}

/** Everybody's points, in the order of the rulebook's count. */
export function sources(view: View): Source[] {
  const { seats } = read(view);
  const names = ["tokens", "end_token", "personal", "groups"] as const;
  return names.map((name) => ({ name, points: seats.map((place) => place.points[name] ?? 0) }));
}
