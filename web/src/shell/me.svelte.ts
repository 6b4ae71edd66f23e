/** Who plays here: a guest until they want to be somebody. */

import * as calls from "../calls";
import { keep, kept } from "./settings.svelte";

const MEMORY = "ludoteca.known";
const NAMED = "ludoteca.named";

let person = $state.raw<calls.Person | null>(null);
let coming: Promise<calls.Person> | null = null;

/** The person, once they have come in. */
export function me(): calls.Person | null {
  return person;
}

/** Whether somebody has come in from this browser before: only then are there tables of theirs. */
export function isKnown(): boolean {
  return person !== null || kept(MEMORY) !== null;
}

/** Come in, once; a failure can be repeated. */
export async function comeIn(): Promise<calls.Person> {
  coming ??= calls.comeIn().catch((trouble: unknown) => {
    coming = null;
    throw trouble;
  });
  return known(await coming);
}

/** Whether somebody here has chosen a name. */
export function hasName(): boolean {
  return kept(NAMED) !== null;
}

/** Take another name. */
export async function callMe(name: string): Promise<void> {
  await comeIn();
  known(await calls.callMe(name));
  keep(NAMED, "1");
}

function known(told: calls.Person): calls.Person {
  if (person?.name !== told.name || person.id !== told.id) person = told;
  keep(MEMORY, "1");
  return told;
}
