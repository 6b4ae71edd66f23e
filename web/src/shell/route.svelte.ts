/** Addresses: which screen the page shows, and how it goes to another without loading anew. */

export type Place =
  | { screen: "start" }
  | { screen: "settings" }
  | { screen: "table"; id: string; invitation: string | null }
  | { screen: "replay"; id: string; entry: number | null; seat: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "lost" };

/** The place that an address means. */
export function placeOf(url: URL): Place {
  const [first = "", second = "", ...more] = url.pathname.split("/").filter(Boolean);
  const hash = decodeURIComponent(url.hash.slice(1));
  if (more.length > 0) return { screen: "lost" };
  if (first === "" || first === "index.html") return { screen: "start" };
  if (first === "settings" && !second) return { screen: "settings" };
  if (first === "table" && second) return { screen: "table", id: second, invitation: invitationIn(hash) };
  if (first === "replay" && second)
    return { screen: "replay", id: second, entry: numberIn(url, "entry"), seat: numberIn(url, "seat") };
  if (first === "rules" && second) return { screen: "rules", game: second, rule: hash || null };
  return { screen: "lost" };
}

function invitationIn(hash: string): string | null {
  return new URLSearchParams(hash).get("invitation");
}

function numberIn(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

let place = $state.raw<Place>(placeOf(new URL(location.href)));

/** Where we are. */
export function here(): Place {
  return place;
}

/** Go somewhere; `instead` leaves no trace of where we were. */
export function go(path: string, { instead = false } = {}): void {
  history[instead ? "replaceState" : "pushState"](null, "", path);
  look();
  if (!location.hash) scrollTo(0, 0);
}

/** Change the address without going anywhere: a position of a replay, a rule. */
export function rename(path: string): void {
  history.replaceState(history.state, "", path);
}

function look(): void {
  place = placeOf(new URL(location.href));
}

/** Let the browser's buttons and all links of this page move between screens; to be called once. */
export function followLinks(): void {
  addEventListener("popstate", look);
  document.addEventListener("click", followed);
}

function followed(click: MouseEvent): void {
  const link = (click.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || !isPlain(click) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function isPlain(click: MouseEvent): boolean {
  return !click.defaultPrevented && click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
