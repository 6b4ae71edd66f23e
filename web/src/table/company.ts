import type { SeatInfo } from "../calls";

/** Whether people can write to each other: somebody else sits here, or two people if the reader only watches. */
export function hasCompany(seats: SeatInfo[], mine: number[]): boolean {
  const others = seats.filter((seat) => seat.kind === "person" && !mine.includes(seat.seat));
  return others.length > (mine.length > 0 ? 0 : 1);
}
