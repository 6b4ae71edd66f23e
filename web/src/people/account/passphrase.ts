/** What the page can check of a passphrase before it is sent; the server checks the same. */

const SHORTEST = 10;
const FEWEST_DIFFERENT = 4;

/** Whether a passphrase is long and varied enough. */
export function isStrong(passphrase: string): boolean {
  const letters = [...passphrase.normalize("NFC")];
  return letters.length >= SHORTEST && new Set(letters).size >= FEWEST_DIFFERENT;
}
