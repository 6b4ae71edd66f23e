/** Tables on this device: their ids, and whether there are any. Small, because the start page needs it. */

import { randomHex } from "../hex";
import { loadText, saveText } from "../shell/settings.svelte";

const PREFIX = "local-";
const STORAGE_KEY = "ludoteca.local";

/** Whether a table is on this device, and not on a server. */
export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

/** An id that no other table on this device has. */
export const newId = (): string => PREFIX + randomHex(8);

/** Whether this device has ever stored a match; only then does the page look for some. */
export const hasStored = (): boolean => loadText(STORAGE_KEY) !== null;

/** Note that this device has stored a match. */
export const noteStored = (): void => saveText(STORAGE_KEY, "1");
