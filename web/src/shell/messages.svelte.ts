/** What the page says, in the reader's language, from the same Fluent files as the terminal and the service. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "it", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the languages in themselves; the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  fr: "Français",
  pl: "Polski",
};

type Load = () => Promise<string>;
/** All messages but those that only the terminal and the commands need. */
const files = import.meta.glob<string>(
  ["../../../src/ludoteca/locales/*/*.ftl", "!../../../src/ludoteca/locales/*/{commands,errors,help,terminal,*-errors,*-terminal}.ftl"],
  { query: "?raw", import: "default" },
);

const FROM_THE_START = /^page$|-box$/;
const wanted = new Set(fileNames().filter((name) => FROM_THE_START.test(name)));
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();

let spoken = $state<Language>("en");
let edition = $state(0);

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** The language that the settings or the browser ask for. */
export function wantedLanguage(): Language {
  const wishes = settings.language === "auto" ? navigator.languages : [settings.language];
  return wishes.map((wish) => LANGUAGES.find((each) => wish.toLowerCase().startsWith(each))).find(Boolean) ?? "en";
}

/** A message in the language of the reader; in English where a language lacks it; else its name. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return said(spoken, id, args) ?? said("en", id, args) ?? id;
}

/** Whether there is such a message, for texts that only some games or refusals have. */
export function has(id: string): boolean {
  void edition;
  return Boolean(bundles.get(spoken)?.hasMessage(id) || bundles.get("en")?.hasMessage(id));
}

function said(tongue: Language, id: string, args: Record<string, string | number>): string | null {
  void edition;
  const bundle = bundles.get(tongue);
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle!.formatPattern(pattern, args) : null;
}

/** Speak another language as soon as its messages are there. */
export async function speak(tongue: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => load(tongue, name)));
  spoken = tongue;
  document.documentElement.lang = tongue;
}

/** Have a file of messages (`lanterns`) at hand, in the present language and every later one. */
export async function need(name: string): Promise<void> {
  wanted.add(name);
  await load(spoken, name);
}

async function load(tongue: Language, name: string): Promise<void> {
  const file = `${tongue}/${name}`;
  const read = loader(file);
  if (loaded.has(file) || !read) return;
  const text = await read();
  if (loaded.has(file)) return;
  loaded.add(file);
  bundleOf(tongue).addResource(new FluentResource(text));
  edition += 1;
}

function bundleOf(tongue: Language): FluentBundle {
  const bundle = bundles.get(tongue) ?? new FluentBundle(tongue, { useIsolating: false });
  bundles.set(tongue, bundle);
  return bundle;
}

function loader(file: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${file}.ftl`))?.[1];
}

function fileNames(): string[] {
  const names = Object.keys(files).map((path) => path.replace(/^.*\//, "").replace(/\.ftl$/, ""));
  return [...new Set(names)];
}
