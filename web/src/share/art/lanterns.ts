/** The left side of a result's picture: lanterns on a lake at dusk. */

import "../../games/lanterns/lights";
import { drawSymbol } from "../svg-on-canvas";

/** Color, position and size of each lantern, the far ones first. */
const FLOATING: [string, number, number, number][] = [
  ["green", 60, 318, 40],
  ["white", 210, 322, 44],
  ["purple", 428, 320, 46],
  ["blue", 320, 352, 66],
  ["orange", 110, 372, 84],
  ["black", 250, 412, 96],
  ["red", 400, 418, 124],
  ["purple", 40, 462, 110],
  ["green", 210, 500, 104],
];
const SKY: [number, string][] = [[0, "#17405A"], [0.34, "#4F6488"], [0.72, "#C78C86"], [1, "#F5BE8C"]];
const WATER: [number, string][] = [[0, "#7E7F86"], [0.12, "#3F7280"], [0.5, "#1E5A66"], [1, "#0E3641"]];
const SHORE = 310;

export function paint(context: CanvasRenderingContext2D, width: number, height: number): void {
  fillFrom(context, 0, SHORE, width, SKY);
  fillFrom(context, SHORE, height, width, WATER);
  glow(context, 420, 110, 110, "#FFF1CF", 0.35);
  context.fillStyle = "#FFF1CF";
  context.beginPath();
  context.arc(420, 110, 46, 0, 2 * Math.PI);
  context.fill();
  for (const [colour, x, y, size] of FLOATING) {
    glow(context, x + size / 2, y + size / 2, size * 1.1, "#FFD58A", 0.5);
    drawSymbol(context, `la-lantern-${colour}`, [x, y, size]);
    context.fillStyle = "rgb(255 240 200 / 0.16)";
    context.fillRect(x + size * 0.2, y + size * 1.08, size * 0.6, 3);
    context.fillRect(x + size * 0.3, y + size * 1.18, size * 0.4, 2);
  }
}

function fillFrom(context: CanvasRenderingContext2D, top: number, bottom: number, width: number, stops: [number, string][]): void {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  context.fillStyle = gradient;
  context.fillRect(0, top, width, bottom - top);
}

function glow(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string, strength: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, "rgb(255 220 150 / 0)");
  context.save();
  context.globalAlpha = strength;
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  context.restore();
}
