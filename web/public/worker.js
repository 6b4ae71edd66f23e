// Keeps the page usable without a network and never serves a stale one: with a network, the page itself is always loaded
// from it; only files with a hash of their content in their name come from the cache.

const CACHE = "ludoteca-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(SHELL, { cache: "no-store" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOthers(), self.clients.claim()]));
});

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || isDocumentation(url)) return;
  if (request.mode === "navigate") event.respondWith(freshPage(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(hashedFile(request));
});

// The documentation is a site of its own.
function isDocumentation(url) {
  return url.pathname === "/docs" || url.pathname.startsWith("/docs/");
}

// All other addresses serve the same page.
async function freshPage(request) {
  try {
    const answer = await fetch(request);
    const isPage = answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage) {
      const cache = await caches.open(CACHE);
      const before = await (await cache.match(SHELL))?.text();
      const now = await answer.clone().text();
      if (before !== now) await forgetFiles(cache);
      await cache.put(SHELL, answer.clone());
    }
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

async function hashedFile(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// The page was built again: drop the files of the old one.
async function forgetFiles(cache) {
  const files = await cache.keys();
  await Promise.all(files.filter((file) => new URL(file.url).pathname !== SHELL).map((file) => cache.delete(file)));
}
