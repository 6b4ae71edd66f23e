/** What is unusual about a table: rated, with a clock, without hints. */

import type { TableInfo } from "../calls";
import { language, t } from "./messages.svelte";

export type Terms = Pick<TableInfo, "clock" | "hints" | "public" | "rated">;

/** Only the terms that differ from a usual table, for lists. */
export function unusualTerms({ clock, hints, rated }: Terms): string[] {
  return [
    ...(rated ? [t("page-rated")] : []),
    ...(clock.kind === "none" ? [] : [clockTerm(clock)]),
    ...(hints || rated ? [] : [t("page-no-hints")]),
  ];
}

/** A clock that runs, in words: "3 minutes per turn". */
export function clockTerm({ kind, amount }: Terms["clock"]): string {
  const time = kind === "days" ? duration(amount, "day") : amount % 60 ? duration(amount, "second") : duration(amount / 60, "minute");
  return t(kind === "bank" ? "page-clock-each" : "page-clock-turn", { time });
}

function duration(count: number, unit: "day" | "minute" | "second"): string {
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}
