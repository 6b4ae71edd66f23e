import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Every message is used somewhere on the page, in the terminal or by the service; those made of parts by their beginning. */

const LOCALES = "../src/ludoteca/locales/en";
const SOURCES = ["src", "../src/ludoteca"];

function textsUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "static" || name === "locales" ? [] : textsUnder(path);
    return /\.(ts|svelte|py)$/.test(name) && name !== "api.ts" ? [readFileSync(path, "utf8")] : [];
  });
}

const text = SOURCES.flatMap(textsUnder).join("\n");
const whole = new Set(text.match(/[a-z]+-[\w-]+/g));
/** `page-level-${…}`, f"{game}-box-{…}": messages whose names are put together. */
const patterns = [...text.matchAll(/`([^`\n]+)`|f"([^"\n]+)"/g)]
  .map((match) => (match[1] ?? match[2]!).replace(/\$?\{(?:[^{}]|\{[^{}]*\})*\}/g, "*"))
  .filter((pattern) => /^[\w*]+(-[\w*]+)+$/.test(pattern) && pattern.includes("*") && /[a-z]/.test(pattern))
  .map((pattern) => new RegExp(`^${pattern.replaceAll("*", "[\\w-]+")}$`));

const messages = readdirSync(LOCALES).flatMap((file) =>
  [...readFileSync(join(LOCALES, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!),
);

it("no message is unused", () => {
  const unused = messages.filter((id) => !whole.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unused).toEqual([]);
});

it("no message is missing", () => {
  const said = [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!);
  expect([...new Set(said)].filter((id) => !messages.includes(id))).toEqual([]);
});
