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

/** The messages of a language: those of the start page, and the files that are loaded on demand, by their paths. */
interface Messages {
  start: Record<string, string>;
  more: Record<string, () => Promise<string>>;
}

/** One module for each language: readers of one language do not load the addresses of the files of the others. */
const languages = import.meta.glob<Messages>("./languages/*.ts");
/** The files that were loaded on demand in any language. */
const neededFiles = new Set<string>();
/** How the messages of games are read that this page was not built with. */
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
  const { start } = await messagesOf(lang);
  for (const [path, text] of Object.entries(start)) add(lang, path, text);
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
  const { more } = await messagesOf(lang);
  const path = Object.keys(more).find((each) => each.endsWith(`/${name}.ftl`));
  if (path) add(lang, path, await more[path]!());
  else if (served.has(name) && !loadedFiles.has(`${lang}/${name}`)) add(lang, `${lang}/${name}`, await served.get(name)!(lang));
}

/** Add a file to a language, unless it was added before. */
function add(lang: Language, path: string, text: string): void {
  if (loadedFiles.has(path)) return;
  loadedFiles.add(path);
  bundleOf(lang).addResource(new FluentResource(text));
  version += 1;
}

function messagesOf(lang: Language): Promise<Messages> {
  return languages[`./languages/${lang}.ts`]!();
}

function bundleOf(lang: Language): FluentBundle {
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  bundles.set(lang, bundle);
  return bundle;
}
