/** What can be asked with one key, answered from what the game describes. */

import { t } from "../../shell/messages.svelte";
import type { View } from "../../wire";
import type { Player } from "../face";
import { listed, nameOf } from "../narration";
import { actionsOf, actionWords, areaWords, boardOf } from "./board";

/** Everything on the board; the areas of players begin with their names. */
export function describe(view: View, players: Player[], viewer: number | null): string {
  const board = boardOf(view);
  if (!board) return String(view["picture"] ?? "");
  const words = board.areas.map((area) => {
    const seat = area.kind === "grid" ? undefined : area.seat;
    return [seat === undefined ? "" : nameOf(seat, players, viewer), areaWords(area, board.pieces)].filter(Boolean).join(", ");
  });
  return `${words.join(". ")}.`;
}

export function moves(view: View): string {
  const actions = actionsOf(view).map(actionWords);
  return actions.length ? t("generic-answer-moves", { actions: listed(actions) }) : t("generic-answer-wait");
}
