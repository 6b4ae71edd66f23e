import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { has, language, LANGUAGES, need, speak, t } from "../src/shell/messages.svelte";

const LOCALES = "../src/ludoteca/locales";
const ids = (tongue: string, file: string): string[] =>
  [...readFileSync(join(LOCALES, tongue, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const files = readdirSync(join(LOCALES, "en")).filter((file) => file.endsWith(".ftl"));

describe("the files", () => {
  it.each(LANGUAGES)("%s has the same messages as English, and their values", (tongue) => {
    for (const file of files) expect([...ids(tongue, file)].sort(), file).toEqual([...ids("en", file)].sort());
  });

  it.each(files)("%s names its messages after itself, each once", (file) => {
    const found = ids("en", file);
    expect(found.filter((id) => !id.startsWith(file.replace(".ftl", "-")))).toEqual([]);
    expect(found.length).toBe(new Set(found).size);
  });
});

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
