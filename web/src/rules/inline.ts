/** A rule's text with its emphasis taken apart: `**strong**`, `*em*`, `` `code` ``, and numbers of other rules. */

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "em" | "code" | "rule";
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+)?)\b/g;

/** The pieces of a text, in order. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: "plain" });
    found.push(pieceOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: "plain" });
  return found;
}

function pieceOf([, strong, em, code, rule]: RegExpMatchArray): Piece {
  if (strong) return { text: strong, kind: "strong" };
  if (em) return { text: em, kind: "em" };
  if (code) return { text: code, kind: "code" };
  return { text: rule ?? "", kind: "rule" };
}

/** Whether a text has all words of a search, whatever their case and accents. */
export function mentions(text: string, search: string): boolean {
  const plain = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l")
    .replace(/[*`]/g, "")
    .toLowerCase();
}
