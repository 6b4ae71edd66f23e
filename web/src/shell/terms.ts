/** What everyone should know about a table before sitting down: rating, clock, who can join, hints. */

import type { TableInfo } from "../calls";
import { language, t } from "./messages.svelte";

export type Terms = Pick<TableInfo, "clock" | "hints" | "public" | "rated">;

/** The terms of a table, as short texts. */
export function termsOf({ clock, hints, public: isPublic, rated }: Terms): string[] {
  return [
    t(rated ? "page-rated" : "page-unrated"),
    clockTerm(clock),
    t(isPublic ? "page-public" : "page-private"),
    t(hints ? "page-hints" : "page-no-hints"),
  ];
}

/** Only the terms that differ from a usual table, for lists. */
export function unusualTerms({ clock, hints, rated }: Terms): string[] {
  return [
    ...(rated ? [t("page-rated")] : []),
    ...(clock.kind === "none" ? [] : [clockTerm(clock)]),
    ...(hints || rated ? [] : [t("page-no-hints")]),
  ];
}

/** A clock in words: "3 minutes per turn". */
export function clockTerm({ kind, amount }: Terms["clock"]): string {
  if (kind === "none") return t("page-no-clock");
  const time = kind === "days" ? duration(amount, "day") : amount % 60 ? duration(amount, "second") : duration(amount / 60, "minute");
  return t(kind === "bank" ? "page-clock-each" : "page-clock-turn", { time });
}

function duration(count: number, unit: "day" | "minute" | "second"): string {
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}
