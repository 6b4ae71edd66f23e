/** Alerts for a player in another window: title, icon, a soft sound, a notification. */

import { t } from "./messages.svelte";
import { settings } from "./settings.svelte";
import { fileUrl } from "./site";
import { playSound } from "./sounds";

/** Show in the window's title and icon whether it is the player's turn. */
export function showTurn(title: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${t("page-your-turn")} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = fileUrl(isMyTurn ? "icon-turn.svg" : "icon.svg");
  if (icon && icon.getAttribute("href") !== href) icon.href = href;
}

/** Alert the player with a sound, and with a notification if this window does not have the focus. */
export function notifyPlayer(game: string): void {
  playSound("turn");
  if (!settings.notifications || document.hasFocus() || !canNotify()) return;
  const notification = new Notification(t("page-your-turn"), { body: game, icon: fileUrl("icon-192.png"), tag: location.href });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Ask for permission to show notifications; true if it was given. */
export async function requestNotifications(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
