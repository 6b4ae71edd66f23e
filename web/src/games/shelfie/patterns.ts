/**
 * A little drawing of each common goal, top row first: `#` and `o` are tiles of one type (of two different ones, side by
 * side), `*` any tile, a letter that very item, a dot an empty or unimportant cell.
 */

export const PATTERNS: Record<number, string[]> = {
  1: [".....", "##...", "##...", "..##.", "..##.", "....."],
  2: ["C..P.", "B..T.", "G..F.", "F..B.", "T..G.", "P..C."],
  3: [".....", "##..o", "##ooo", "o..##", "ooo##", "....."],
  4: ["##..o", "..#.o", "oo#..", "...##", "o....", "o.oo."],
  5: ["C.B.P", "C.B.P", "G.F.P", "G.F.T", "P.T.T", "P.T.C"],
  6: [".....", "CBGFT", ".....", ".....", "PGTCB", "....."],
  7: ["CCBBG", ".....", "FFFPP", "TTTTT", ".....", "GBBGC"],
  8: ["#...#", ".....", ".....", ".....", ".....", "#...#"],
  9: [".....", ".#...", "#..#.", "..#..", "#...#", ".#.#."],
  10: [".....", ".#.#.", "..#..", ".#.#.", ".....", "....."],
  11: ["#....", ".#...", "..#..", "...#.", "....#", "....."],
  12: [".....", "*....", "**...", "***..", "****.", "*****"],
};
