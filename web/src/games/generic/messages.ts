/** The messages of the face that draws any game. They are not among those of the start page, which stays small. */

import type { Language } from "../../shell/messages.svelte";

const FOLDER = "../../../../src/ludoteca/locales";
const files = import.meta.glob<string>("../../../../src/ludoteca/locales/*/generic.ftl", { query: "?raw", import: "default" });

export function readMessages(language: Language): Promise<string> {
  return files[`${FOLDER}/${language}/generic.ftl`]!();
}
