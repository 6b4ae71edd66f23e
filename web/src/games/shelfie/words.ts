/** The game in plain words: what happened, how far it is, what an action is and what speaks for it. */

import { t } from "../../shell/messages.svelte";
import type { View } from "../../wire";
import type { Happening, Hint, Sitter, Source, Step } from "../face";
import type { Item } from "./items";
import { goalWord, itemWord, itemWords, nameOf, person } from "./nouns";
import { columnOf, itemAt, read, readTake, SHELF_COLUMNS } from "./position";

/** A shelf column by column, the lowest tile first. */
export function shelfWords(shelf: string[]): string {
  const columns = Array.from({ length: SHELF_COLUMNS }, (_, index) => columnOf(shelf, index));
  return columns
    .map((tiles, index) => `${t("shelfie-column", { column: index + 1 })}: ${tiles.length ? itemWords(tiles) : t("shelfie-column-empty")}`)
    .join("; ");
}

/** What one step caused, sentence after sentence. */
export function say(step: Step, sitters: Sitter[], eyes: number | null): string {
  const who = (event: Happening): Record<string, string> => ({
    who: event.seat === eyes && eyes !== null ? "you" : "other",
    name: nameOf(event.seat, sitters, null),
  });
  const of = (kind: string): Happening[] => step.events.filter((event) => event.kind === kind);
  return [
    ...insertions(of("insert")).map(([event, what]) => t("shelfie-say-insert", { ...who(event), ...what })),
    ...of("common_goal").map((event) => t("shelfie-say-goal", { ...who(event), goal: goalWord(Number(event["goal"])), points: Number(event["points"]) })),
    ...of("end_token").map((event) => t("shelfie-say-end-token", who(event))),
    ...aftermath(step.events),
  ].join(" ");
}

/** All tiles of a take in one: who, and what into which column. */
function insertions(inserted: Happening[]): [Happening, Record<string, string | number>][] {
  const items = inserted.map((event) => event["item"] as Item);
  return inserted.slice(0, 1).map((event) => [event, { tiles: itemWords(items), column: Number(event["into"]) }]);
}

/** What happened to the room and the match after a turn. */
export function aftermath(events: Happening[]): string[] {
  const count = (kind: string): number => events.filter((event) => event.kind === kind).length;
  return [
    ...(count("return") ? [`${t("shelfie-line-return", { count: count("return") })}.`] : []),
    ...(count("refill") ? [`${t("shelfie-line-refill")}.`] : []),
    ...(count("end") ? [`${t("shelfie-line-end")}.`] : []),
  ];
}

/** How far the match is. */
export function progress(view: View): string {
  const { over, end_token, ply, players } = read(view);
  if (over) return t("shelfie-progress-over");
  if (end_token !== null) return t("shelfie-progress-last");
  return t("shelfie-progress", { round: Math.floor(ply / players) + 1 });
}

/** Everybody's points, in the order of the rulebook's count. */
export function sources(view: View): Source[] {
  const { seats } = read(view);
  const names = ["tokens", "end_token", "personal", "groups"] as const;
  return names.map((name) => ({ name, points: seats.map((place) => place.points[name] ?? 0) }));
}

/** A take in words: what goes into which column. */
export function actionWords(action: string, view: View): string {
  const take = readTake(action);
  if (!take) return action;
  const tiles = take.cells.map((cell) => itemWord(itemAt(read(view).room, cell), 1)).join(", ");
  return t("shelfie-action", { tiles, column: take.column });
}

/** A reason for or against an action. */
export function reasonWords(reason: Hint["reasons"][number], sitters: Sitter[], eyes: number | null): string {
  const number = (name: string): number => Number(reason[name] ?? 0);
  return t(`shelfie-reason-${reason.kind}`, {
    ...person(reason["seat"] as number | undefined, sitters, eyes),
    goal: reason["goal"] ? goalWord(number("goal")) : "",
    item: reason["item"] ? itemWord(reason["item"] as Item, reason.kind === "personal" ? 1 : 2) : "",
    value: number("value"),
    from: number("from"),
    to: number("to"),
    of: number("of"),
    count: number("count"),
    missing: number("missing"),
  });
}
