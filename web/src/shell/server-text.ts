/** The text that the page shows while it waits for the server. */

import type { Preparation } from "../readiness";
import { language, t } from "./messages.svelte";
import { server } from "./server.svelte";
import { isStatic } from "./site";

export interface ServerText {
  title: string;
  /** How much time is left, if that is known. */
  left: string;
  why: string;
}

/** The text about what the page waits for; null if it does not wait. */
export function serverText(): ServerText | null {
  const { condition, preparation } = server;
  if (isStatic) return null;
  if (condition === "offline") return offlineText();
  if (condition === "failed") return { title: t("page-failed"), left: "", why: t("page-failed-why") };
  if (preparation) return preparationText(preparation);
  return condition === "preparing" ? { title: t("page-starting"), left: "", why: "" } : null;
}

/** Nobody answers: this device has no network, the server said that it restarts, or the reason is unknown. */
function offlineText(): ServerText {
  if (!server.hasNetwork) return { title: t("page-no-network"), left: "", why: t("page-no-network-why") };
  if (server.isRestarting) return { title: t("page-restarting"), left: "", why: t("page-restarting-why") };
  return { title: t("page-offline"), left: "", why: t("page-offline-why") };
}

function preparationText({ stage, games, seconds }: Preparation): ServerText {
  const left = timeLeft(seconds);
  if (stage === "players") return { title: t("page-preparing-players"), left, why: t("page-once") };
  return { title: gamesTitle(games), left, why: t("page-preparing-once") };
}

function gamesTitle(games: string[]): string {
  return games.length > 0 ? t("page-preparing", { games: gamesText(games) }) : t("page-preparing-games");
}

/** The short titles of games, as a list. */
function gamesText(games: string[]): string {
  return new Intl.ListFormat(language()).format(games.map((title) => title.replace(/:.*/, "")));
}

/** An estimate in words: the longer it takes, the less precise. */
export function timeLeft(seconds: number): string {
  if (seconds < 2.5) return t("page-time-almost");
  if (seconds < 7) return t("page-time-few");
  if (seconds < 10.5) return t("page-time-seconds", { count: Math.round(seconds) });
  if (seconds < 50) return t("page-time-seconds", { count: Math.round(seconds / 5) * 5 });
  return t("page-time-minutes", { count: Math.max(1, Math.round(seconds / 60)) });
}
