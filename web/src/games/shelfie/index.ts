/** My Shelfie as the page sees it. */

import type { Face } from "../face";
import { answers } from "./answers";
import Goals from "./Goals.svelte";
import { GOAL, SHELF } from "./icons";
import Line from "./Line.svelte";
import Miniature from "./Miniature.svelte";
import Shelves from "./Shelves.svelte";
import Table from "./Table.svelte";
import { sources } from "./words";

export const face: Face = {
  table: Table,
  panels: [
    { name: "goals", icon: GOAL, side: "right", body: Goals },
    { name: "shelves", icon: SHELF, side: "left", body: Shelves },
  ],
  line: Line,
  sources,
  answers,
  miniature: Miniature,
};
