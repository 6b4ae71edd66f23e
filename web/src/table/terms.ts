/** What everyone should know about a table before sitting down: rating, clock, who can join, hints. */

import { t } from "../shell/messages.svelte";
import { clockTerm, type Terms } from "../shell/terms";

/** The terms of a table, as short texts. */
export function termsOf({ clock, hints, public: isPublic, rated }: Terms): string[] {
  return [
    t(rated ? "page-rated" : "page-play-unrated"),
    clock.kind === "none" ? t("page-play-no-clock") : clockTerm(clock),
    t(isPublic ? "page-public" : "page-play-private"),
    t(hints ? "page-hints" : "page-no-hints"),
  ];
}
