/** Addresses: which screen the page shows, and how it switches to another without reloading. */

import { screenAt, screenUrl } from "./site";

export type Route =
  | { screen: "start" }
  | { screen: "settings" }
  | { screen: "games" }
  | { screen: "profile"; name: string | null }
  | { screen: "leaderboard"; game: string | null }
  | { screen: "account" }
  | { screen: "table"; id: string; invitation: string | null }
  | { screen: "replay"; id: string; entry: number | null; seat: number | null }
  | { screen: "analysis"; id: string; ply: number | null; seat: number | null }
  | { screen: "mistakes"; match: string | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "real-table"; game: string; tool: string | null; sheet: string | null }
  | { screen: "daily"; game: string; day: string | null }
  | { screen: "learn"; game: string }
  | { screen: "how-to-play"; game: string }
  | { screen: "puzzles"; game: string; puzzle: string | null }
  | { screen: "unknown" };

/** The route of an address. */
export function parseRoute(url: URL): Route {
  const [first = "", second = "", ...more] = url.pathname.split("/").filter(Boolean);
  const hash = textIn(url.hash.slice(1)) ?? "";
  if (more.length > 0) return { screen: "unknown" };
  if (first === "" || first === "index.html") return { screen: "start" };
  if ((first === "settings" || first === "games" || first === "account") && !second) return { screen: first };
  if (first === "profile") return { screen: "profile", name: textIn(second) };
  if (first === "leaderboard") return { screen: "leaderboard", game: textIn(second) };
  if (first === "table" && second) return { screen: "table", id: second, invitation: invitationIn(hash) };
  if (first === "replay" && second)
    return { screen: "replay", id: second, entry: numberIn(url, "entry"), seat: numberIn(url, "seat") };
  if (first === "analysis" && second)
    return { screen: "analysis", id: second, ply: numberIn(url, "ply"), seat: numberIn(url, "seat") };
  if (first === "mistakes") return { screen: "mistakes", match: textIn(second) };
  if (first === "rules" && second) return { screen: "rules", game: second, rule: hash || null };
  if (first === "real-table" && second) return { screen: "real-table", game: second, ...toolIn(hash) };
  if (first === "daily" && second) return { screen: "daily", game: second, day: hash || null };
  if (first === "learn" && second) return { screen: "learn", game: second };
  if (first === "puzzles" && second) return { screen: "puzzles", game: second, puzzle: url.searchParams.get("puzzle") };
  if (first === "how-to-play" && second) return { screen: "how-to-play", game: second };
  return { screen: "unknown" };
}

/** A tool for the real table, and the score sheet in a link to it: `score`, `score=…`. */
function toolIn(hash: string): { tool: string | null; sheet: string | null } {
  const [tool = "", sheet = ""] = hash.split("=");
  return { tool: tool || null, sheet: sheet || null };
}

/** A part of an address as text; null if it is missing or cannot be read. */
function textIn(part: string): string | null {
  try {
    return decodeURIComponent(part) || null;
  } catch {
    return null;
  }
}

function invitationIn(hash: string): string | null {
  return new URLSearchParams(hash).get("invitation");
}

function numberIn(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

let route = $state.raw<Route>(parseRoute(here()));

function here(): URL {
  return screenAt(new URL(location.href)) ?? new URL("/", location.origin);
}

/** The current route. */
export function currentRoute(): Route {
  return route;
}

/** Go to a path; with `instead` it replaces the current one in the browser's history. */
export function go(path: string, { instead = false } = {}): void {
  history[instead ? "replaceState" : "pushState"](null, "", screenUrl(path));
  update();
  if (!here().hash) scrollTo(0, 0);
}

/** Change the path on the same screen: a position of a replay, for example. */
export function replaceAddress(path: string): void {
  history.replaceState(history.state, "", screenUrl(path));
}

function update(): void {
  route = parseRoute(here());
}

/** Switch screens when a link is clicked or the browser goes back; call it once. */
export function followLinks(): void {
  addEventListener("popstate", update);
  document.addEventListener("click", followLink);
}

function followLink(click: MouseEvent): void {
  const link = (click.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || !isPlain(click) || link.target || link.hasAttribute("download")) return;
  const screen = screenAt(new URL(link.href));
  if (!screen) return;
  click.preventDefault();
  go(screen.pathname + screen.search + screen.hash);
}

function isPlain(click: MouseEvent): boolean {
  return !click.defaultPrevented && click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
