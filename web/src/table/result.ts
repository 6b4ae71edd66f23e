/** Why a match ended as it did, in sentences. */

import type { End } from "../wire";
import type { Face, Player, Step } from "../games/face";
import { t } from "../shell/messages.svelte";
import type { View } from "../wire";
import { playerArgs } from "./players";

export interface FinishedMatch {
  game: string;
  face: Face | null;
  view: View | null;
  result: End;
  log: Step[];
  players: Player[];
  rated: boolean;
}

/** The sentences under the title of the result: who gave up, how far ahead the winner is, how a tie was broken. */
export function explainResult(match: FinishedMatch): string[] {
  const { result, players } = match;
  const left = goneSteps(match).map((step) => t(`page-play-gone-${step.kind}`, playerArgs(step.by, players)));
  if (result.reason === "ended" || result.reason === "aborted") return [t(`page-ended-${result.reason}`)];
  if (result.reason !== "played") return [...left, ...lastStanding(match)];
  return [...margin(match), ...left];
}

/** The entries with which seats gave up or ran out of time; at a rated table, leaving counts too. */
function goneSteps({ log, rated }: FinishedMatch): Step[] {
  return log.filter(({ kind }) => kind === "resign" || kind === "expire" || (rated && kind === "leave"));
}

function lastStanding({ result, players }: FinishedMatch): string[] {
  const winners = seatsOfRank(result, 1);
  if (winners.length !== 1) return [];
  return [t("page-play-last-standing", playerArgs(winners[0]!, players))];
}

function seatsOfRank({ ranks }: End, rank: number): number[] {
  return (ranks ?? []).flatMap((each, seat) => (each === rank ? [seat] : []));
}

/** How far ahead the winner is; if others have as many points, how the tie was broken. */
function margin(match: FinishedMatch): string[] {
  const { result, players, face, view } = match;
  const { scores } = result;
  const winners = seatsOfRank(result, 1);
  if (!scores || winners.length === 0) return [];
  const best = scores[winners[0]!]!;
  const tied = tiedSeats(result, best);
  if (tied.length === 1) return [lead(match, winners[0]!)];
  const names = tied.map((seat) => nameOf(seat, players)).join(", ");
  const broken = winners.length < tied.length && view ? face?.tieBreak?.(view, tied, (seat) => playerArgs(seat, players)) : null;
  return [t("page-play-tied", { names, count: best }), broken ?? (winners.length > 1 ? t("page-play-shared") : "")].filter(Boolean);
}

/** The seats with the winner's points, except those that gave up: they come last whatever their points. */
function tiedSeats({ scores, ranks }: End, best: number): number[] {
  const all = scores!.flatMap((score, seat) => (score === best ? [seat] : []));
  const last = Math.max(...(ranks ?? []));
  return all.length <= 2 ? all : all.filter((seat) => ranks?.[seat] !== last || last === 1);
}

function lead({ result, players }: FinishedMatch, winner: number): string {
  const others = result.scores!.flatMap((score, seat) => (seat === winner ? [] : [score]));
  const ahead = result.scores![winner]! - Math.max(...others);
  return t(ahead > 0 ? "page-play-ahead" : "page-play-won-behind", { ...playerArgs(winner, players), count: ahead });
}

function nameOf(seat: number, players: Player[]): string {
  return playerArgs(seat, players).name;
}
