/** What one entry of the log tells: its events, put together. */

import type { Happening, Sitter, Step } from "../face";
import { t } from "../../shell/messages.svelte";
import type { Colour, Kind, Side } from "./view";
import { colourWord, colourWords, kindWord, nameFor, whoIs } from "./words";

/** A card that a seat got, or missed because its colour was out. */
export interface Deal {
  seat: number;
  colour: Colour;
  out: boolean;
  side: Side;
}

export interface Story {
  seat: number | null;
  placed: { tile: number; x: number; y: number } | null;
  matched: Deal[];
  favor: number;
  dealt: Deal[];
  exchanged: { given: Colour; taken: Colour } | null;
  dedicated: { kind: Kind; value: number } | null;
  discarded: Colour[];
  passed: boolean;
  final: boolean;
  over: boolean;
}

/** Put the events of an entry together. */
export function storyOf({ events, by }: Step): Story {
  const of = (kind: string, why?: string) =>
    events.filter((event) => event.kind === kind && (why === undefined || event["why"] === why));
  const [gave, took] = [of("return", "exchange")[0], of("card", "exchange")[0]];
  const dedication = of("dedication")[0];
  return {
    seat: by ?? events.find((event) => event.seat !== undefined)?.seat ?? null,
    placed: (of("place")[0] as unknown as Story["placed"]) ?? null,
    matched: deals(events, "match"),
    favor: of("favor").length,
    dealt: deals(events, "orientation"),
    exchanged: gave && took ? { given: gave["colour"] as Colour, taken: took["colour"] as Colour } : null,
    dedicated: dedication ? { kind: dedication["dedication"] as Kind, value: dedication["value"] as number } : null,
    discarded: of("discard").map((event) => event["colour"] as Colour),
    passed: of("pass").length > 0,
    final: of("final_turns").length > 0,
    over: of("end").length > 0,
  };
}

function deals(events: Happening[], why: string): Deal[] {
  return events
    .filter((event) => event["why"] === why && (event.kind === "card" || event.kind === "out"))
    .map((event) => ({
      seat: event.seat!,
      colour: event["colour"] as Colour,
      out: event.kind === "out",
      side: event["side"] as Side,
    }));
}

/** An entry of the log in plain words. */
export function say(step: Step, sitters: Sitter[], eyes: number | null): string {
  const story = storyOf(step);
  const person = { who: whoIs(story.seat ?? undefined, eyes), name: nameFor(story.seat ?? -1, sitters, eyes) };
  const said: string[] = [];
  if (story.exchanged) {
    const { given, taken } = story.exchanged;
    said.push(t("lanterns-log-exchange", { ...person, given: colourWord(given), taken: colourWord(taken) }));
  }
  if (story.dedicated) said.push(t("lanterns-log-dedicate", { ...person, kind: kindWord(story.dedicated.kind) }));
  if (story.dedicated) said.push(t("lanterns-log-honor", { count: story.dedicated.value }));
  const dropped = story.discarded;
  if (dropped.length) said.push(t("lanterns-log-discard", { ...person, colours: colourWords(dropped) }));
  if (story.passed) said.push(t("lanterns-log-pass", person));
  if (story.placed) said.push(...placementSaid(story, person, sitters, eyes));
  if (story.final) said.push(t("lanterns-log-final"));
  if (story.over) said.push(t("lanterns-log-over"));
  return said.map((sentence) => `${sentence}.`).join(" ");
}

function placementSaid(story: Story, person: Record<string, string>, sitters: Sitter[], eyes: number | null): string[] {
  const said = [t("lanterns-log-place", person)];
  const matched = story.matched.map((deal) => deal.colour);
  if (matched.length) said.push(t("lanterns-log-matched", { cards: colourWords(matched) }));
  if (story.favor) said.push(t("lanterns-log-favor", { count: story.favor }));
  return [...said, ...story.dealt.map((deal) => dealWords(deal, sitters, eyes))];
}

/** What a seat got, or missed. */
export function dealWords({ seat, colour, out }: Deal, sitters: Sitter[], eyes: number | null): string {
  const words = { name: nameFor(seat, sitters, eyes), who: whoIs(seat, eyes), colour: colourWord(colour) };
  return t(out ? "lanterns-log-missed" : "lanterns-log-dealt", words);
}
