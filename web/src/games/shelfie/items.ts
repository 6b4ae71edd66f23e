/** The six items, how they are written in a view, and which of its three pictures a tile shows. */

export const ITEMS = ["cats", "books", "games", "frames", "trophies", "plants"] as const;

export type Item = (typeof ITEMS)[number];

/** Each item's color, as on its tile. */
export const COLOURS: Record<Item, string> = {
  cats: "#7E9B4B",
  books: "#F4EBCF",
  games: "#F6C13A",
  frames: "#434B87",
  trophies: "#6CCBEB",
  plants: "#F0719F",
};

const LETTERS = "CBGFTP";

/** The item that a letter of a view stands for, or null for an empty cell. */
export function itemOf(letter: string): Item | null {
  return ITEMS[LETTERS.indexOf(letter)] ?? null;
}

/** The letter that a view writes for an item. */
export function letterOf(item: Item): string {
  return LETTERS.charAt(ITEMS.indexOf(item));
}

/** Which of the three pictures a place has: always the same one, and well mixed over the board. */
export function pictureAt(place: string): number {
  let mixed = 7;
  for (const sign of place) mixed = (mixed * 31 + sign.charCodeAt(0) * 17) % 1009;
  return mixed % 3;
}

const kept = new Map<string, number>();

/** Remember that the tile at one place came from another, so that it keeps its picture on its way. */
export function carryPicture(from: string, to: string): void {
  kept.set(to, pictureOf(from));
}

/** The picture of the tile at a place: the one it came with, or the place's own. */
export function pictureOf(place: string): number {
  return kept.get(place) ?? pictureAt(place);
}
