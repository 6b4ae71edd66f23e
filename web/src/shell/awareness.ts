/** What tells a player in another window that it is their turn: title, icon, a soft sound, a notification. */

import { t } from "./messages.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sounds";

/** Show in the window's title and icon whether somebody is awaited here. */
export function showTurn(title: string, awaited: boolean): void {
  document.title = awaited ? `● ${t("page-your-turn")} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = awaited ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Call the player: a sound, and a notification if no window of ours has the focus. */
export function callPlayer(game: string): void {
  sound("turn");
  if (!settings.notifications || document.hasFocus() || !canNotify()) return;
  const shown = new Notification(t("page-your-turn"), { body: game, icon: "/icon-192.png", tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Ask the browser for leave to notify; true if it was given. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
