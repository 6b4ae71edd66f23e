/**
 * Where the page is. On a server every screen has a path of its own. A static site may be in any folder of a host that
 * knows only files, so there a screen's path is written after a `#`.
 */

/** Whether these files are on a plain web host, without a server: `ludoteca site` marks them. */
export const isStatic = document.documentElement.dataset["site"] === "static";

/** The folder of the page on its host. */
export const BASE = isStatic ? new URL(".", location.href).pathname : "/";

/** The address of a screen, from its path: `/rules/lanterns`. */
export function screenUrl(path: string): string {
  return isStatic ? `${BASE}#${path}` : path;
}

/** The address of a file: `icon.svg`. */
export function fileUrl(name: string): string {
  return BASE + name;
}

/** The path of the screen at an address, as a URL with its own query and hash; null if there is no such screen. */
export function screenAt(url: URL): URL | null {
  if (url.origin !== location.origin) return null;
  if (!isStatic) return OTHERS.test(url.pathname) ? null : url;
  if (url.pathname !== BASE && url.pathname !== `${BASE}index.html`) return null;
  return new URL(url.hash.startsWith("#/") ? url.hash.slice(1) : "/", url.origin);
}

/** Addresses of a server that are not screens of the page. */
const OTHERS = /^\/(api|docs)\//;
