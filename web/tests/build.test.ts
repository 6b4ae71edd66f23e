import { afterEach, beforeEach, expect, it, vi } from "vitest";

const page = (script: string, engine = ""): string =>
  `<!doctype html><html${engine && ` data-engine="${engine}"`}><head><script type="module" src="/assets/${script}"></script></head></html>`;

/** A page with its first script, and what the server has now. */
async function load(own: string, onServer: string) {
  vi.resetModules();
  const parsed = new DOMParser().parseFromString(own, "text/html");
  document.head.replaceChildren(...[...parsed.head.children].map((each) => document.importNode(each)));
  delete document.documentElement.dataset["engine"];
  Object.assign(document.documentElement.dataset, parsed.documentElement.dataset);
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(onServer))));
  return import("../src/shell/build.svelte");
}

beforeEach(() => void vi.stubEnv("DEV", false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it("uses the engine that the page names, without asking the server", async () => {
  const build = await load(page("index-1.js", "index.a.json"), page("index-2.js", "index.b.json"));
  expect(await build.engineIndex()).toBe("index.a.json");
  expect(build.ownNames()).toEqual(["assets/index-1.js", "engine/index.a.json"]);
  expect(fetch).not.toHaveBeenCalled();
});

it("finds an engine that was built after the page was loaded, and keeps it", async () => {
  const build = await load(page("index-1.js"), page("index-1.js", "index.a.json"));
  expect(await build.engineIndex()).toBe("index.a.json");
  expect(await build.engineIndex()).toBe("index.a.json");
  expect(fetch).toHaveBeenCalledOnce();
});

it("never takes the engine of another page, and offers to reload between two turns", async () => {
  const build = await load(page("index-1.js"), page("index-2.js", "index.b.json"));
  build.noteTurn(true);
  await expect(build.engineIndex()).rejects.toThrow("newer version");
  expect([build.isOutdated(), build.offersUpdate()]).toEqual([true, false]);
  build.noteTurn(false);
  expect(build.offersUpdate()).toBe(true);
});

it("offers nothing if a file is missing in the newest version, or without a network", async () => {
  const same = page("index-1.js", "index.a.json");
  const build = await load(same, same);
  expect(await build.lookForUpdate()).toBe(false);
  vi.mocked(fetch).mockRejectedValue(new TypeError("no network"));
  expect(await build.lookForUpdate()).toBe(false);
  expect(build.offersUpdate()).toBe(false);
});
