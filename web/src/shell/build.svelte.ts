/**
 * The version of the page that this tab runs. All its files have a hash of their content in their names, so none can be
 * of another version. The server names the engine's index in the page itself, where it serves both.
 */

import { fileUrl } from "./site";

let engine = document.documentElement.dataset["engine"] ?? null;
let outdated = $state(false);
let isLater = $state(false);
let isInTurn = $state(false);

/** Whether the server has a newer version, and files of this one are gone. */
export const isOutdated = (): boolean => outdated;

/** Whether to offer to load the newer version now: never in the middle of a turn. */
export const offersUpdate = (): boolean => outdated && !isLater && !isInTurn;

/** Say nothing more about the newer version until something else is missing. */
export const dismissUpdate = (): void => void (isLater = true);

/** Note whether somebody here is in the middle of a turn. */
export const noteTurn = (isWithin: boolean): void => void (isInTurn = isWithin);

/** The names that show to which version a tab belongs: its first script, and its engine. */
export function ownNames(): string[] {
  const script = entryOf(document);
  return [...(script ? [script.replace(/^\.?\//, "")] : []), ...(engine ? [`engine/${engine}`] : [])];
}

/** The name of the engine's index; if the page was loaded before the engine was built, it is found now. */
export async function engineIndex(): Promise<string> {
  if (import.meta.env.DEV) return "index.json";
  engine ??= await findEngine();
  return engine;
}

async function findEngine(): Promise<string> {
  const now = await readPage();
  if (entryOf(now) !== entryOf(document)) {
    noteOutdated();
    throw new Error("The server has a newer version of this page: load it again.");
  }
  const found = now.documentElement.dataset["engine"];
  if (!found) throw new Error("The games for browsers have not been built yet.");
  return found;
}

/** A file of this version could not be loaded: find out whether the reason is a newer version; false also without a network. */
export async function lookForUpdate(): Promise<boolean> {
  const now = await readPage().catch(() => null);
  if (now === null) return false;
  const found = now.documentElement.dataset["engine"];
  const isOther = entryOf(now) !== entryOf(document) || (engine !== null && found !== undefined && found !== engine);
  if (isOther) noteOutdated();
  return isOther;
}

function noteOutdated(): void {
  outdated = true;
  isLater = false;
}

/** The page as the server has it now. */
async function readPage(): Promise<Document> {
  const answer = await fetch(fileUrl("index.html"), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`The page cannot be loaded: ${answer.status}.`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

const entryOf = (page: Document): string | null => page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
