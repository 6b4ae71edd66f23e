/** What the page says about the fairness of a match: of its deal, and of everything that followed. */

import type { TableInfo } from "../calls";
import { t } from "../shell/messages.svelte";
import { notesOf } from "./notes";
import { foundOf, type Found } from "./proof.svelte";
import { check, type Verdict } from "./protocol";

export interface Summary {
  tone: Verdict["state"];
  line: string;
  /** What is wrong, and where. */
  problem: string | null;
}

/** The summary of a finished match; null if there is no record of its deal. */
export function summarize(info: TableInfo): Summary | null {
  const verdict = check(info, notesOf(info.id));
  if (!verdict) return null;
  if (verdict.state === "wrong") return { tone: "wrong", line: t("page-fair-wrong"), problem: t(`page-fair-problem-${verdict.problem}`) };
  const found = foundOf(info);
  const problem = differenceOf(found);
  if (problem) return { tone: "wrong", line: t("page-fair-tampered"), problem };
  return { tone: verdict.state, line: t(`page-fair-${extentOf(found, verdict.state)}`), problem: null };
}

/** How much was checked, as it is called in the name of a message. */
function extentOf(found: Found, deal: "checked" | "partly"): string {
  if (found === "running") return `running-${deal}`;
  return typeof found === "object" ? `all-${deal}` : deal;
}

function differenceOf(found: Found): string | null {
  if (typeof found !== "object" || found.ok) return null;
  if (found.entry === null) return t(`page-fair-differs-${found.problem}`);
  return t(`page-fair-differs-${found.problem}`, { entry: found.entry + 1 });
}
