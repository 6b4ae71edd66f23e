// Keeps a copy of the page, with which it opens without a network.
//
// With a network, the page itself is always loaded from it, so it is never older than its server. Files whose names
// contain a hash of their content come from the copy. A copy belongs to one version, which offline.json describes: every
// file is checked against the hash that is written there, and only a complete copy is ever used. So files of two
// versions never meet. The files of older versions are kept as long as a tab uses them.

const SCOPE = new URL(self.registration.scope);
const PREFIX = `ludoteca ${SCOPE.pathname} `;
/** What earlier workers of this page called their cache. */
const FORMER = "ludoteca-1";
/** The cache for a note: which files show to which version each tab belongs. */
const TABS = `ludoteca-tabs ${SCOPE.pathname}`;
/** The list of a version's files. In a cache it is stored last: a cache that has it is complete. */
const LIST = "offline.json";
const PAGE = "index.html";
/** What is not part of the page. */
const OTHERS = /^(api|docs|ready|health|metrics)(\/|$)|^offline\.json$|^worker\.js$/;
const HASHED = /^assets\/|^engine\/(?!index\.json)/;
/** What a proxy answers for a server that is down. */
const GATEWAY = new Set([502, 503, 504]);
/** Milliseconds after which a network that does not answer is as good as none. */
const PATIENCE = 5000;
/** How many files are loaded at once. */
const AT_ONCE = 6;

const address = (name) => new URL(name, SCOPE).href;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([caches.delete(FORMER), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const name = url.pathname.slice(SCOPE.pathname.length);
  if (OTHERS.test(name)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(HASHED.test(name) ? hashedFile(event, name) : freshFile(request, name));
});

/** The page from the network; from the copy if there is no network, or no server behind it. */
async function page(request) {
  const answer = fetch(request).catch(() => null);
  const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE, null))]);
  if (first && !GATEWAY.has(first.status)) return first;
  return (await kept(PAGE)) ?? (await answer) ?? Response.error();
}

async function hashedFile(event, name) {
  const found = await caches.match(event.request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keepOpponent(name, answer.clone()));
  return answer;
}

/** Who saves data loads an opponent when it is first needed; from then on it is part of the copy. */
async function keepOpponent(name, answer) {
  const copy = await newestCopy().then((newest) => newest && caches.open(newest));
  const { opponents } = copy ? await (await copy.match(address(LIST))).json() : { opponents: {} };
  if (name in opponents && (await isContent(answer, opponents[name]))) await copy.put(address(name), answer);
}

async function freshFile(request, name) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !GATEWAY.has(answer.status)) return answer;
  return (await kept(name)) ?? answer ?? Response.error();
}

/** A file of the newest complete copy. */
async function kept(name) {
  const copy = await newestCopy();
  return copy && (await caches.open(copy)).match(address(name), { ignoreVary: true });
}

/** The name of the newest complete copy; caches are listed in the order in which they were made. */
async function newestCopy() {
  for (const name of (await copies()).reverse()) if (await (await caches.open(name)).match(address(LIST))) return name;
  return null;
}

async function copies() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

// The page asks for a copy when it has nothing else to do, and says what this browser needs.

let work = Promise.resolve();

self.addEventListener("message", (event) => {
  work = work.then(() => noteTab(event.source.id, event.data.uses ?? [])).then(() => keepCopy(event.data)).then((answer) => event.ports[0]?.postMessage(answer));
  event.waitUntil(work);
});

/** Bring the copy up to date if there is a network; answers how much of it is here. */
async function keepCopy(wanted) {
  const list = await load(LIST, "no-cache").then((answer) => answer.json()).catch(() => null);
  const failed = list && (await update(list, wanted).catch((error) => (error.name === "QuotaExceededError" ? "full" : "outdated")));
  return { ...(await copyHere()), failed };
}

async function update(list, { simd, sparing }) {
  const copy = await completeCopy(list, simd ? list.programs.simd : list.programs.plain);
  if (!sparing) await fill(copy, list.opponents);
  return null;
}

/** How much is here: nothing, all but the opponents, or all; and whether there are games among it. */
async function copyHere() {
  const name = await newestCopy();
  if (!name) return { kept: "none", engine: true };
  const copy = await caches.open(name);
  const { opponents } = await (await copy.match(address(LIST))).json();
  const found = await Promise.all(Object.keys(opponents).map((file) => copy.match(address(file))));
  return { kept: found.every(Boolean) ? "all" : "page", engine: found.length > 0 };
}

async function completeCopy(list, programs) {
  const name = PREFIX + list.version;
  const before = await newestCopy();
  if (before !== name) await startOver(name);
  const copy = await caches.open(name);
  await fill(copy, { ...list.files, ...programs });
  if (before !== name) await copy.put(address(LIST), new Response(JSON.stringify(list)));
  await forget(before === name ? [name] : [name, before]);
  return copy;
}

/** Note what a tab uses; tabs that are closed are forgotten. */
async function noteTab(id, uses) {
  const open = new Set((await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map((tab) => tab.id));
  const tabs = Object.entries({ ...(await notedTabs()), [id]: uses }).filter(([tab]) => open.has(tab));
  await (await caches.open(TABS)).put(SCOPE.href, new Response(JSON.stringify(Object.fromEntries(tabs))));
}

async function notedTabs() {
  const noted = await (await caches.open(TABS)).match(SCOPE.href);
  return noted ? noted.json() : {};
}

/** Forget an earlier copy of the same version that is not the newest: after a return to an older version. */
async function startOver(name) {
  if (await (await caches.open(name)).match(address(LIST))) await caches.delete(name);
}

/** Forget the copies of versions that no tab uses any more. */
async function forget(except) {
  const tabs = Object.values(await notedTabs()).filter((uses) => uses.length > 0);
  const old = (await copies()).filter((name) => !except.includes(name));
  await Promise.all(old.map(async (name) => (await isUsed(name, tabs)) || caches.delete(name)));
}

async function isUsed(name, tabs) {
  const copy = await caches.open(name);
  const found = await Promise.all(tabs.map((uses) => Promise.all(uses.map((file) => copy.match(address(file))))));
  return found.some((files) => files.every(Boolean));
}

/** Load the files that a copy lacks, a few at once. */
async function fill(copy, files) {
  const names = Object.keys(files);
  const next = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift())
      if (!(await copy.match(address(name)))) await copy.put(address(name), await verified(name, files[name]));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** A file with the content that the list promises: from an older copy, or from the network. */
async function verified(name, hash) {
  const isHashed = HASHED.test(name);
  const answer = (isHashed && (await caches.match(address(name)))) || (await load(name, isHashed ? "default" : "no-cache"));
  if (!(await isContent(answer, hash))) throw new Error(`${name} belongs to another version.`);
  // A page that was reached through a redirection could not be shown.
  return answer.redirected ? new Response(await answer.arrayBuffer(), { headers: answer.headers }) : answer;
}

async function isContent(answer, hash) {
  return (await digest(await answer.clone().arrayBuffer())).startsWith(hash);
}

async function load(name, cache) {
  const answer = await fetch(address(name), { cache });
  if (!answer.ok) throw new Error(`${name} cannot be loaded: ${answer.status}.`);
  return answer;
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
