/** The face of every game that has no folder of its own: what the game describes is drawn, and its actions are listed. */

import type { Face } from "../face";
import { describe, moves } from "./answers";
import Line from "./Line.svelte";
import Miniature from "./Miniature.svelte";
import Table from "./Table.svelte";

export const face: Face = {
  table: Table,
  panels: [],
  line: Line,
  sources: () => [],
  answers: { score: describe, goals: describe, moves },
  miniature: Miniature,
};
