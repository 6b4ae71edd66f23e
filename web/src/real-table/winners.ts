/** Who won, in words. */

import { language, t } from "../shell/messages.svelte";

/** The sentence that names the winners. */
export function winnersText(winners: number[], names: string[]): string {
  const list = new Intl.ListFormat(language(), { type: "conjunction" }).format(winners.map((seat) => names[seat] ?? ""));
  return t(winners.length > 1 ? "page-real-winners" : "page-real-winner", { names: list });
}
