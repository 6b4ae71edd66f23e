/** My Shelfie as the page sees it. */

import type { Face, PlayerArgs } from "../face";
import { t } from "../../shell/messages.svelte";
import type { View } from "../../wire";
import { answers } from "./answers";
import Goals from "./Goals.svelte";
import { GOAL, SHELF } from "./icons";
import Line from "./Line.svelte";
import Miniature from "./Miniature.svelte";
import { read, readTake } from "./position";
import Shelves from "./Shelves.svelte";
import Table from "./Table.svelte";
import { sources } from "./words";

/** Of the tied players, the last in turn order wins. */
function tieBreak(view: View, tied: number[], argsOf: (seat: number) => PlayerArgs): string {
  const { first, players } = read(view);
  const turn = (seat: number): number => (seat - first + players) % players;
  const winner = tied.reduce((last, seat) => (turn(seat) > turn(last) ? seat : last));
  return t("shelfie-tie-turn", argsOf(winner));
}

export const face: Face = {
  table: Table,
  panels: [
    { name: "goals", icon: GOAL, side: "right", body: Goals },
    { name: "shelves", icon: SHELF, side: "left", body: Shelves },
  ],
  line: Line,
  sources,
  news: ["shelfie-log-refill", "shelfie-log-goal", "shelfie-log-end-token", "shelfie-log-end"],
  details: (action) => [readTake(action)?.cells.join(" ") ?? action],
  keys: [
    ["1 – 5", "shelfie-key-column"],
    ["Enter", "shelfie-key-enter"],
  ],
  tieBreak,
  answers,
  miniature: Miniature,
};
