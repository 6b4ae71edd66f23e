/** What people read about a server that they wait for. */

import type { Preparation } from "../readiness";
import { language, t } from "./messages.svelte";
import { server } from "./server.svelte";

export interface ServerWords {
  title: string;
  /** How long it takes, where that is known. */
  left: string;
  why: string;
}

/** What the page waits for, in words; null if nothing. */
export function serverWords(): ServerWords | null {
  const { condition, preparation } = server;
  if (condition === "offline") return { title: t("page-offline"), left: "", why: t("page-offline-why") };
  if (condition === "failed") return { title: t("page-failed"), left: "", why: t("page-failed-why") };
  if (preparation) return preparationWords(preparation);
  return condition === "preparing" ? { title: t("page-starting"), left: "", why: "" } : null;
}

function preparationWords({ stage, games, seconds }: Preparation): ServerWords {
  const left = timeLeft(seconds);
  if (stage === "players") return { title: t("page-preparing-players"), left, why: t("page-once") };
  return { title: preparing(games), left, why: t("page-preparing-once") };
}

function preparing(games: string[]): string {
  return games.length > 0 ? t("page-preparing", { games: gamesWords(games) }) : t("page-preparing-games");
}

/** Games by their short titles. */
function gamesWords(games: string[]): string {
  return new Intl.ListFormat(language()).format(games.map((title) => title.replace(/:.*/, "")));
}

/** An estimate as people give one: the longer it takes, the rougher. */
export function timeLeft(seconds: number): string {
  if (seconds < 2.5) return t("page-time-almost");
  if (seconds < 7) return t("page-time-few");
  if (seconds < 10.5) return t("page-time-seconds", { count: Math.round(seconds) });
  if (seconds < 50) return t("page-time-seconds", { count: Math.round(seconds / 5) * 5 });
  return t("page-time-minutes", { count: Math.max(1, Math.round(seconds / 60)) });
}
