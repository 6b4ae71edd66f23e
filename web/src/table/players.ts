/** The players at a table, and how messages name them. */

import type { SeatInfo } from "../calls";
import type { Player, PlayerArgs } from "../games/face";
import { t } from "../shell/messages.svelte";
import { seatName } from "./seat-name";

/** The players of all seats; `presence` has newer information about who is connected. */
export function playersAt(seats: SeatInfo[], presence: boolean[] | null, mine: number[]): Player[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(seat, seats),
    bot: seat.bot,
    here: presence?.[seat.seat] ?? seat.here ?? false,
    absent: seat.absent ?? false,
    program: seat.program,
    profile: seat.profile && !seat.bot ? seat.name : null,
    mine: mine.includes(seat.seat),
  }));
}

/** The arguments of messages about a player: "you" for the only player at this device. */
export function playerArgs(seat: number | null | undefined, players: Player[]): PlayerArgs {
  const found = players.find((each) => each.seat === seat);
  const isAlone = players.filter((each) => each.mine).length === 1;
  return found?.mine && isAlone ? { who: "you", name: t("page-me") } : { who: "other", name: found?.name ?? "" };
}
