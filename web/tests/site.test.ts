import { afterEach, describe, expect, it, vi } from "vitest";

const components = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** The addresses of a page in a folder of a static site. */
async function staticSite() {
  vi.resetModules();
  document.documentElement.dataset["site"] = "static";
  history.replaceState(null, "", "/some/folder/index.html");
  return { ...(await import("../src/shell/site")), ...(await import("../src/shell/route.svelte")) };
}

afterEach(() => {
  delete document.documentElement.dataset["site"];
  history.replaceState(null, "", "/");
  vi.resetModules();
});

describe("a static site", () => {
  it("has the path of a screen after a #, in any folder", async () => {
    const { screenUrl, fileUrl } = await staticSite();
    expect(screenUrl("/rules/lanterns#LA-3.4")).toBe("/some/folder/#/rules/lanterns#LA-3.4");
    expect(fileUrl("docs/")).toBe("/some/folder/docs/");
  });

  it("finds the screen of an address, and none in the documentation or in other folders", async () => {
    const { screenAt } = await staticSite();
    const at = (path: string): string | undefined => {
      const screen = screenAt(new URL(path, location.origin));
      return screen ? screen.pathname + screen.search + screen.hash : undefined;
    };
    expect(at("/some/folder/#/replay/abc?entry=3")).toBe("/replay/abc?entry=3");
    expect(at("/some/folder/index.html#/rules/shelfie#SH-3.1")).toBe("/rules/shelfie#SH-3.1");
    expect(at("/some/folder/")).toBe("/");
    expect(at("/some/folder/docs/")).toBeUndefined();
    expect(at("/other/#/settings")).toBeUndefined();
  });

  it("switches screens without leaving its folder", async () => {
    const { go, currentRoute } = await staticSite();
    go("/rules/shelfie#SH-3.1");
    expect(currentRoute()).toEqual({ screen: "rules", game: "shelfie", rule: "SH-3.1" });
    expect(location.pathname + location.hash).toBe("/some/folder/#/rules/shelfie#SH-3.1");
  });

  it("waits for no server and asks for none", async () => {
    await staticSite();
    const ask = vi.fn();
    vi.stubGlobal("fetch", ask);
    const { server } = await import("../src/shell/server.svelte");
    const { serverText } = await import("../src/shell/server-text");
    server.reportNoAnswer();
    server.pollNow();
    expect(server.condition).toBe("offline");
    expect(serverText()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

it.each(Object.entries(components))("%s links to screens with screenUrl, and to files with fileUrl", (_, text) => {
  const links = text.match(/href=("\/|\{`\/)[^"`]*/g) ?? [];
  expect(links.filter((link) => !link.includes("/api/"))).toEqual([]);
});
