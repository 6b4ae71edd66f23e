/** Matches on this device, as documents of the server's kind, so that every screen shows them. */

import type { MyTable, TableInfo } from "../calls";
import { sha256Bytes } from "../fairness/sha256";
import { fromHex, toHex } from "../hex";
import type { PastMatch } from "../people/calls";
import { ownSeats, type StoredMatch } from "./stored";

/** What the match itself says about its table. */
interface Live {
  /** By seat, the level of the bot that plays now. */
  bots: (string | null)[];
  toMove: number | null;
  entry: number;
}

/** The table's document. */
export function tableDocument(stored: StoredMatch, live: Live = liveOf(stored)): TableInfo {
  const { id, setting, created, ended, result, daily } = stored;
  const { game, options, rules, seats } = setting;
  return {
    id,
    game,
    options,
    rules,
    players: seats.length,
    clock: { kind: "none", amount: 0, increment: 0 },
    public: false,
    chat: false,
    rated: false,
    programs: false,
    hints: !daily?.isCounted,
    phase: result ? "finished" : "running",
    seats: seats.map(({ name, bot }, seat) => ({
      seat,
      kind: bot === null ? "person" : "bot",
      name,
      bot: result ? bot : live.bots[seat]!,
      program: false,
      profile: false,
      host: seat === 0,
      here: true,
      absent: false,
    })),
    promise: promiseOf(setting.seed),
    fairness: null,
    created,
    started: created,
    ended,
    result: result && { ...result },
    rematch_of: stored.rematchOf,
    rematch: null,
    entry: live.entry,
    to_move: live.toMove,
    ...(daily ? { daily } : {}),
  };
}

function liveOf({ setting, toMove, log }: StoredMatch): Live {
  return { bots: setting.seats.map((seat) => seat.bot), toMove, entry: log.length };
}

/** The table as the people at this device see it in their lists. */
export function myTable(stored: StoredMatch): MyTable {
  const mine = ownSeats(stored.setting);
  return { ...tableDocument(stored), mine, invited: [], my_turn: mine.includes(stored.toMove ?? -1), host: true };
}

/** A finished match, as in the history. */
export function pastMatch(stored: StoredMatch): PastMatch {
  const { id, setting, created, ended, result } = stored;
  return {
    id,
    game: setting.game,
    options: setting.options,
    rated: false,
    started: created,
    ended: ended!,
    seats: setting.seats.map(({ name, bot }) => ({ name, bot, program: false, profile: false })),
    mine: ownSeats(setting),
    result: { ratings: null, sources: null, goals: null, ...result! },
  };
}

/** The SHA-256 of a seed. */
const promiseOf = (seed: string): string => toHex(sha256Bytes(fromHex(seed)));
