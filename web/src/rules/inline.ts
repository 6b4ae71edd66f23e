/** Splits the text of a rule at its formatting: `**strong**`, `*em*`, `` `code` ``, and numbers of other rules. */

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "em" | "code" | "rule";
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+)?)\b/g;

/** Split a text into pieces, in order. */
export function parseInline(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), kind: "plain" });
    pieces.push(pieceOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), kind: "plain" });
  return pieces;
}

function pieceOf([, strong, em, code, rule]: RegExpMatchArray): Piece {
  if (strong) return { text: strong, kind: "strong" };
  if (em) return { text: em, kind: "em" };
  if (code) return { text: code, kind: "code" };
  return { text: rule ?? "", kind: "rule" };
}

/** Whether a text contains all words of a search, regardless of case and accents. */
export function mentions(text: string, search: string): boolean {
  const plain = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l")
    .replace(/[*`]/g, "")
    .toLowerCase();
}
