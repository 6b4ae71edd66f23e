/** The messages in the reader's language, from the same Fluent files as those of the terminal and the server. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "it", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  fr: "Français",
  pl: "Polski",
};

type Load = (lang: Language) => Promise<string>;
/** All messages except those that only the terminal and the commands use, and those of `games/generic`. */
const loaders = import.meta.glob<string>(
  ["../../../src/ludoteca/locales/*/*.ftl", "!../../../src/ludoteca/locales/*/{commands,errors,generic,help,terminal,*-errors,*-terminal}.ftl"],
  { query: "?raw", import: "default" },
);

const START_FILES = /^page$|-box$/;
const neededFiles = new Set(fileNames().filter((name) => START_FILES.test(name)));
/** How other messages are read: those of games that this page was not built with. */
const served = new Map<string, Load>();
const bundles = new Map<Language, FluentBundle>();
const loadedFiles = new Set<string>();

let current = $state<Language>("en");
let version = $state(0);

/** The current language. */
export function language(): Language {
  return current;
}

/** The language that the settings or the browser prefer. */
export function preferredLanguage(): Language {
  const preferences = settings.language === "auto" ? navigator.languages : [settings.language];
  return preferences.map((preference) => LANGUAGES.find((each) => preference.toLowerCase().startsWith(each))).find(Boolean) ?? "en";
}

/** A message in the current language, in English if the translation is missing, or its id. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return format(current, id, args) ?? format("en", id, args) ?? id;
}

/** Whether a message exists; some exist only for some games or refusals. */
export function has(id: string): boolean {
  void version;
  return Boolean(bundles.get(current)?.hasMessage(id) || bundles.get("en")?.hasMessage(id));
}

function format(lang: Language, id: string, args: Record<string, string | number>): string | null {
  void version;
  const bundle = bundles.get(lang);
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle!.formatPattern(pattern, args) : null;
}

/** Switch to a language as soon as its messages are loaded. */
export async function setLanguage(lang: Language): Promise<void> {
  await Promise.all([...neededFiles].map((name) => load(lang, name)));
  current = lang;
  document.documentElement.lang = lang;
}

/** Load a file of messages (`lanterns`) in the current language, and in every later one. */
export async function loadMessages(name: string): Promise<void> {
  neededFiles.add(name);
  await load(current, name);
}

/** Say how messages are read that are not among the files above; `loadMessages` then loads them. */
export function serveMessages(name: string, read: Load): void {
  served.set(name, read);
}

async function load(lang: Language, name: string): Promise<void> {
  const file = `${lang}/${name}`;
  const read = loader(file) ?? served.get(name);
  if (loadedFiles.has(file) || !read) return;
  const text = await read(lang);
  if (loadedFiles.has(file)) return;
  loadedFiles.add(file);
  bundleOf(lang).addResource(new FluentResource(text));
  version += 1;
}

function bundleOf(lang: Language): FluentBundle {
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  bundles.set(lang, bundle);
  return bundle;
}

function loader(file: string): Load | undefined {
  return Object.entries(loaders).find(([path]) => path.endsWith(`/${file}.ftl`))?.[1];
}

function fileNames(): string[] {
  const names = Object.keys(loaders).map((path) => path.replace(/^.*\//, "").replace(/\.ftl$/, ""));
  return [...new Set(names)];
}
