import { beforeAll, describe, expect, it, vi } from "vitest";
import { language, setLanguage, t } from "../src/shell/messages.svelte";

describe("messages", () => {
  beforeAll(() => setLanguage("en"));

  it("are in the current language", async () => {
    expect(t("page-play")).toBe("Play");
    await setLanguage("it");
    expect(language()).toBe("it");
    expect(t("page-play")).toBe("Gioca");
    expect(document.documentElement.lang).toBe("it");
  });

  it.each([
    [1, "jedno wolne miejsce"],
    [3, "3 wolne miejsca"],
    [5, "5 wolnych miejsc"],
  ])("use Polish plurals: %i", async (count, words) => {
    await setLanguage("pl");
    expect(t("page-seats-free", { count })).toBe(words);
  });

  it("of a game are loaded only when a table needs them", async () => {
    // Other files that ran in the same thread may have loaded them already.
    vi.resetModules();
    const { has, loadMessages } = await import("../src/shell/messages.svelte");
    expect(has("lanterns-panel-supply")).toBe(false);
    await loadMessages("lanterns");
    expect(has("lanterns-panel-supply")).toBe(true);
  });

  it("fall back to their id", () => expect(t("page-no-such-thing")).toBe("page-no-such-thing"));
});
