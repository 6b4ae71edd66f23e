/** What has changed between two views. */

import type { View } from "../wire";

/** The keys of a view whose values are new or different. */
export function changedKeys(before: View, after: View): View {
  const isNew = ([key, value]: [string, unknown]): boolean => JSON.stringify(value) !== JSON.stringify(before[key]);
  return Object.fromEntries(Object.entries(after).filter(isNew));
}
