/** How Lanterns looks and speaks. */

import type { Face, Source } from "../face";
import type { View } from "../../wire";
import DedicationsPanel from "./DedicationsPanel.svelte";
import Line from "./Line.svelte";
import Miniature from "./Miniature.svelte";
import SupplyPanel from "./SupplyPanel.svelte";
import Table from "./Table.svelte";
import { KINDS, lanterns } from "./view";
import { detailWords, goalWords, moveWords, scoreWords, tieWords } from "./words";

const PLAQUE = "M12 3 20.5 8v11.5h-17V8zM12 7.5h.01M8 15.5h8M8 12h8";
const STACK = "m12 4 8.5 4.5L12 13 3.5 8.5zM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5";

/** Honor, by the kind of dedication that brought it. */
function sources(view: View): Source[] {
  const { seats } = lanterns(view);
  return KINDS.map((kind) => ({
    name: kind,
    points: seats.map((seat) =>
      seat.dedications.filter((made) => made.kind === kind).reduce((sum, made) => sum + made.value, 0),
    ),
  }));
}

export const face: Face = {
  table: Table,
  panels: [
    { name: "dedications", icon: PLAQUE, body: DedicationsPanel },
    { name: "supply", icon: STACK, body: SupplyPanel },
  ],
  line: Line,
  sources,
  news: ["lanterns-log-final", "lanterns-log-over"],
  details: detailWords,
  keys: [
    ["1 2 3", "lanterns-key-choose"],
    ["T", "lanterns-key-lake"],
    ["R", "lanterns-key-rotate"],
    ["+ − 0", "lanterns-key-zoom"],
    ["Enter", "lanterns-key-enter"],
  ],
  tieBreak: tieWords,
  answers: { score: scoreWords, goals: goalWords, moves: moveWords },
  miniature: Miniature,
};
