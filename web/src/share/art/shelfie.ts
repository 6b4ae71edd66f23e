/** The left side of a result's picture: a shelf full of items. */

import { COLOURS, ITEMS, type Item } from "../../games/shelfie/items";
import { drawSymbols } from "../../games/shelfie/symbols";
import { drawSymbol } from "../svg-on-canvas";

const ROWS = ["P..C.", "CTP.B", "CCTGB", "FCTGG"];
const LETTERS = "CBGFTP";
const CELL = 92;
const LEFT = 34;
const TOP = 150;

export function paint(context: CanvasRenderingContext2D, width: number, height: number): void {
  drawSymbols();
  const wall = context.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, "#F3D9AE");
  wall.addColorStop(1, "#DDB57F");
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  board(context, LEFT - 16, TOP - 16, CELL * 5 + 32, CELL * 4 + 32, "#7A4A24");
  ROWS.forEach((row, y) => [...row].forEach((letter, x) => cell(context, letter, LEFT + x * CELL, TOP + y * CELL)));
}

function cell(context: CanvasRenderingContext2D, letter: string, x: number, y: number): void {
  board(context, x + 3, y + 3, CELL - 6, CELL - 6, "#4E2D14");
  const item: Item | undefined = ITEMS[LETTERS.indexOf(letter)];
  if (!item) return;
  board(context, x + 7, y + 7, CELL - 14, CELL - 14, COLOURS[item]);
  drawSymbol(context, `shelfie-item-${item}`, [x + 14, y + 13, CELL - 28]);
}

function board(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.fill();
}
