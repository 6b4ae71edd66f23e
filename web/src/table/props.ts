/** What a game's drawing is given, always as things are now. */

import type { TableProps } from "../games/face";
import { announce } from "../shell/notices.svelte";
import { pace, settings } from "../shell/settings.svelte";
import { sound } from "../shell/sounds";
import type { AtTable } from "./table.svelte";

/** The props of a table that is played or watched. */
export function tableProps(table: AtTable): TableProps {
  return {
    get view() {
      return table.view!;
    },
    get sitters() {
      return table.sitters;
    },
    get eyes() {
      return table.eyes;
    },
    get acting() {
      return table.acting;
    },
    get still() {
      return table.past.shown !== null;
    },
    get pending() {
      return table.socket.pending;
    },
    get step() {
      return table.step;
    },
    get pace() {
      return pace();
    },
    get letters() {
      return settings.letters;
    },
    get confirming() {
      return settings.confirming;
    },
    get hinted() {
      return table.hints[0]?.action ?? null;
    },
    get canUndo() {
      return table.canUndo;
    },
    preview: (actions) => table.preview(actions),
    act: (action) => table.act(action),
    undo: () => table.undo(),
    announce,
    explain: (refusal) => table.explain(refusal),
    sound,
  };
}
