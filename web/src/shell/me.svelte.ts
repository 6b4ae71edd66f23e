/** The person who uses this browser: a guest until they have an account. */

import * as calls from "../calls";
import { loadText, removeText, saveText } from "./settings.svelte";

const VISIT_KEY = "ludoteca.known";
const NAME_KEY = "ludoteca.named";
/** The last name that the server gave, for tables without it. */
const LAST_KEY = "ludoteca.name";

let person = $state.raw<calls.Person | null>(null);
let pendingSignIn: Promise<calls.Person> | null = null;

/** The person, once the server has answered. */
export function me(): calls.Person | null {
  return person;
}

/** The person's name, also while the server does not answer; empty if this browser knows none. */
export function ownName(): string {
  return person?.name ?? loadText(LAST_KEY) ?? "";
}

/** Whether this browser was used here before; only then can there be tables of its person. */
export function hasVisited(): boolean {
  return person !== null || loadText(VISIT_KEY) !== null;
}

/** Identify this browser, once; a failed attempt can be repeated. */
export async function signIn(): Promise<calls.Person> {
  pendingSignIn ??= calls.signIn().catch((error: unknown) => {
    pendingSignIn = null;
    throw error;
  });
  return remember(await pendingSignIn);
}

/** Whether the person has chosen a name. */
export function hasName(): boolean {
  return loadText(NAME_KEY) !== null;
}

/** Change the person's name. */
export async function changeName(name: string): Promise<void> {
  await signIn();
  remember(await calls.changeName(name));
  saveText(NAME_KEY, "1");
}

/** Become another person: after creating an account, logging in or recovering one. */
export function become(answer: calls.Person): void {
  saveText(NAME_KEY, "1");
  remember(answer);
}

/** Forget the person, after logging out or deleting everything. */
export function forgetMe(): void {
  person = pendingSignIn = null;
  for (const key of [VISIT_KEY, NAME_KEY, LAST_KEY]) removeText(key);
}

function remember(answer: calls.Person): calls.Person {
  if (person?.name !== answer.name || person.id !== answer.id || person.account !== answer.account) person = answer;
  // Later calls of signIn must not bring back an earlier name.
  pendingSignIn = Promise.resolve(answer);
  saveText(VISIT_KEY, "1");
  saveText(LAST_KEY, answer.name);
  return answer;
}
