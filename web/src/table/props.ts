/** The props of a game's drawing; always up to date. */

import type { TableProps } from "../games/face";
import { announce } from "../shell/notices.svelte";
import { pace, settings } from "../shell/settings.svelte";
import { playSound } from "../shell/sounds";
import type { TableModel } from "./table.svelte";

/** The props of a table that is played or watched. */
export function tableProps(table: TableModel): TableProps {
  return {
    get view() {
      return table.view!;
    },
    get players() {
      return table.players;
    },
    get viewer() {
      return table.viewer;
    },
    get acting() {
      return table.canAct;
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
      return !settings.atOnce;
    },
    get hinted() {
      return table.hints.length > 0 && table.past.shown === null ? table.hinted : null;
    },
    get canUndo() {
      return table.canUndo;
    },
    preview: (actions) => table.preview(actions),
    act: (action) => table.act(action),
    undo: () => table.undo(),
    announce,
    explain: (refusal) => table.explain(refusal),
    sound: playSound,
  };
}
