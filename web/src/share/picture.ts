/** Draws the result of a match as a picture to share. */

import type { Summary } from "./summary";

export const WIDTH = 1200;
export const HEIGHT = 630;

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;
const arts = import.meta.glob<{ paint: Paint }>("./art/*.ts");

const PAPER = { x: 540, y: 60, width: 610, height: 510 };
const INK = "#23302F";
const QUIET = "#56615E";
const GOLD = "#F4C251";
const MARGIN = 44;

/** Draw a result on a canvas. */
export async function drawResult(canvas: HTMLCanvasElement, summary: Summary): Promise<void> {
  const context = canvas.getContext("2d");
  if (!context) return;
  const art = await arts[`./art/${summary.game}.ts`]?.();
  context.fillStyle = "#1D5A60";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  art?.paint(context, WIDTH, HEIGHT);
  drawPaper(context);
  drawText(context, summary);
}

function drawPaper(context: CanvasRenderingContext2D): void {
  context.save();
  context.shadowColor = "rgb(0 0 0 / 0.35)";
  context.shadowBlur = 40;
  context.shadowOffsetY = 12;
  context.fillStyle = "#FFFCF5";
  context.beginPath();
  context.roundRect(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 36);
  context.fill();
  context.restore();
}

function drawText(context: CanvasRenderingContext2D, { title, headline, lines, date, foot }: Summary): void {
  const left = PAPER.x + MARGIN;
  const right = PAPER.x + PAPER.width - MARGIN;
  const room = right - left;
  context.textBaseline = "alphabetic";
  write(context, title, left, 122, room, fontOf("--serif", 600, 30), QUIET);
  write(context, headline, left, 184, room, fontOf("--serif", 600, 54), INK);
  const pitch = Math.min(70, 250 / lines.length);
  lines.forEach((line, index) => {
    const y = 258 + index * pitch;
    if (line.rank === 1) crown(context, left, y - 28);
    write(context, line.name, left + 50, y, room - 160, fontOf("--sans", line.rank === 1 ? 700 : 500, 34), INK);
    context.textAlign = "right";
    write(context, line.score === null ? "–" : String(line.score), right, y, 120, fontOf("--serif", 600, 42), INK);
    context.textAlign = "left";
  });
  context.fillStyle = "#DFD3BC";
  context.fillRect(left, 494, room, 2);
  write(context, date, left, 530, room * 0.5, fontOf("--sans", 500, 22), QUIET);
  context.textAlign = "right";
  write(context, "Ludoteca", right, 530, room * 0.4, fontOf("--serif", 600, 26), INK);
  context.textAlign = "left";
  write(context, foot, left, 556, room, fontOf("--sans", 400, 16), QUIET);
}

/** Write a text in one line, smaller if there is not enough room. */
function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, room: number, font: Font, colour: string): void {
  context.fillStyle = colour;
  context.font = font(1);
  const width = context.measureText(text).width;
  if (width > room) context.font = font(Math.max(0.5, room / width));
  context.fillText(text, x, y, room);
}

type Font = (scale: number) => string;

function fontOf(family: string, weight: number, size: number): Font {
  const names = getComputedStyle(document.documentElement).getPropertyValue(family) || "sans-serif";
  return (scale) => `${weight} ${Math.floor(size * scale)}px ${names}`;
}

function crown(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.scale(1.5, 1.5);
  const path = new Path2D("M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z");
  context.fillStyle = GOLD;
  context.fill(path);
  context.strokeStyle = "#8F5A0C";
  context.lineJoin = "round";
  context.stroke(path);
  context.restore();
}
