/** Decisions of an analysis in words. */

import type { Player } from "../games/face";
import { textOf, type Message } from "../games/narration";
import { t } from "../shell/messages.svelte";
import type { Decision } from "./analysis.svelte";
import { change, decimal } from "./text";

/** An action in words, or as it is typed if the game has no words for it. */
export const actionText = (action: { text: string; says?: unknown }, players: Player[]): string =>
  action.says ? textOf(action.says as Message, players) : action.text;

/** What a decision cost. */
export const costText = ({ cost, points }: Decision): string =>
  t("page-analysis-cost", { cost: change(-cost), points: decimal(-points, true) });

/** What a costly decision is called. */
export const markText = ({ mark }: Decision): string => (mark ? t(`page-analysis-${mark}`) : "");
