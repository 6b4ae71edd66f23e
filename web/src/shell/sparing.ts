/** Whether the person has asked their browser to use little data. */
export function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
