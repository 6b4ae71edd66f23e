import { beforeAll, describe, expect, it } from "vitest";
import { has, language, need, speak, t } from "../src/shell/messages.svelte";

describe("speaking", () => {
  beforeAll(() => speak("en"));

  it("says a message in the language that is spoken", async () => {
    expect(t("page-play")).toBe("Play");
    await speak("it");
    expect(language()).toBe("it");
    expect(t("page-play")).toBe("Gioca");
    expect(document.documentElement.lang).toBe("it");
  });

  it.each([
    [1, "jedno wolne miejsce"],
    [3, "3 wolne miejsca"],
    [5, "5 wolnych miejsc"],
  ])("counts in Polish: %i", async (count, words) => {
    await speak("pl");
    expect(t("page-seats-free", { count })).toBe(words);
  });

  it("has a game's messages only when a table needs them", async () => {
    expect(has("lanterns-panel-supply")).toBe(false);
    await need("lanterns");
    expect(has("lanterns-panel-supply")).toBe(true);
  });

  it("names what nobody has said", () => expect(t("page-no-such-thing")).toBe("page-no-such-thing"));
});
