/** Addresses: which screen the page shows, and how it switches to another without reloading. */

export type Route =
  | { screen: "start" }
  | { screen: "settings" }
  | { screen: "games" }
  | { screen: "profile"; name: string | null }
  | { screen: "leaderboard"; game: string | null }
  | { screen: "account" }
  | { screen: "table"; id: string; invitation: string | null }
  | { screen: "replay"; id: string; entry: number | null; seat: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "learn"; game: string }
  | { screen: "how-to-play"; game: string }
  | { screen: "unknown" };

/** The route of an address. */
export function parseRoute(url: URL): Route {
  const [first = "", second = "", ...more] = url.pathname.split("/").filter(Boolean);
  const hash = decodeURIComponent(url.hash.slice(1));
  if (more.length > 0) return { screen: "unknown" };
  if (first === "" || first === "index.html") return { screen: "start" };
  if ((first === "settings" || first === "games" || first === "account") && !second) return { screen: first };
  if (first === "profile") return { screen: "profile", name: textIn(second) };
  if (first === "leaderboard") return { screen: "leaderboard", game: textIn(second) };
  if (first === "table" && second) return { screen: "table", id: second, invitation: invitationIn(hash) };
  if (first === "replay" && second)
    return { screen: "replay", id: second, entry: numberIn(url, "entry"), seat: numberIn(url, "seat") };
  if (first === "rules" && second) return { screen: "rules", game: second, rule: hash || null };
  if (first === "learn" && second) return { screen: "learn", game: second };
  if (first === "how-to-play" && second) return { screen: "how-to-play", game: second };
  return { screen: "unknown" };
}

/** A part of a path as text; null if it is missing or cannot be read. */
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

/** Addresses of this server that are not screens of the page. */
const OTHER_SITES = /^\/(api|docs)\//;

let route = $state.raw<Route>(parseRoute(new URL(location.href)));

/** The current route. */
export function currentRoute(): Route {
  return route;
}

/** Go to an address; with `instead` it replaces the current one in the browser's history. */
export function go(path: string, { instead = false } = {}): void {
  history[instead ? "replaceState" : "pushState"](null, "", path);
  update();
  if (!location.hash) scrollTo(0, 0);
}

/** Change the address on the same screen: a position of a replay, for example. */
export function replaceAddress(path: string): void {
  history.replaceState(history.state, "", path);
}

function update(): void {
  route = parseRoute(new URL(location.href));
}

/** Switch screens when a link is clicked or the browser goes back; call it once. */
export function followLinks(): void {
  addEventListener("popstate", update);
  document.addEventListener("click", followLink);
}

function followLink(click: MouseEvent): void {
  const link = (click.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || !isPlain(click) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || OTHER_SITES.test(link.pathname)) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function isPlain(click: MouseEvent): boolean {
  return !click.defaultPrevented && click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
