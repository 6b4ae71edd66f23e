/** Names of people, as the reader sees them. */

import { t } from "./messages.svelte";

/** The name that the server gives to guests who have not chosen one. */
const GUEST = /^Guest (\d{4})$/;

/** A name, or the word for a guest in the reader's language. */
export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number ? t("page-guest", { number }) : name;
}
