import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

it.each([
  ["ludoteca.known", { hasVisited: true, hasName: false }],
  ["ludoteca.named", { hasVisited: false, hasName: true }],
])("reads %s, which earlier versions of the page stored", async (key, expected) => {
  localStorage.setItem(key, "1");
  const { hasVisited, hasName } = await import("../src/shell/me.svelte");
  expect({ hasVisited: hasVisited(), hasName: hasName() }).toEqual(expected);
});
