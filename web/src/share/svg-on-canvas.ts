/** Draws the page's SVG symbols on a canvas: a picture can then be saved without loading it as a file. */

type Style = Record<string, string>;

const INHERITED = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-opacity", "stroke-opacity"];

/** Draw the symbol with an id into a square; `colours` replaces the values of CSS variables such as `--a`. */
export function drawSymbol(
  context: CanvasRenderingContext2D,
  id: string,
  [x, y, size]: [number, number, number],
  colours: Record<string, string> = {},
): void {
  const symbol = document.getElementById(id);
  if (!symbol) return;
  const [, , width = 64] = (symbol.getAttribute("viewBox") ?? "0 0 64 64").split(" ").map(Number);
  context.save();
  context.translate(x, y);
  context.scale(size / width, size / width);
  for (const child of symbol.children) drawElement(context, child, { colours, size: width }, {});
  context.restore();
}

interface Sheet {
  colours: Record<string, string>;
  /** The width of the symbol, on which gradients are based. */
  size: number;
}

function drawElement(context: CanvasRenderingContext2D, element: Element, sheet: Sheet, inherited: Style): void {
  const style = styleOf(element, inherited);
  context.save();
  context.globalAlpha *= numberOf(element.getAttribute("opacity"), 1);
  turn(context, element.getAttribute("transform") ?? "");
  const path = shapeOf(element);
  if (path) paint(context, path, style, sheet);
  else for (const child of element.children) drawElement(context, child, sheet, style);
  context.restore();
}

function styleOf(element: Element, inherited: Style): Style {
  const own = INHERITED.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name)!]] : []));
  return { ...inherited, ...Object.fromEntries(own) };
}

function turn(context: CanvasRenderingContext2D, transform: string): void {
  const [angle, x = 0, y = 0] = (/rotate\(([^)]*)\)/.exec(transform)?.[1] ?? "").split(/[\s,]+/).map(Number);
  if (!angle) return;
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.translate(-x, -y);
}

/** The shape of an element; null for a group. */
function shapeOf(element: Element): Path2D | null {
  const value = (name: string): number => numberOf(element.getAttribute(name), 0);
  const path = new Path2D();
  if (element.tagName === "path") return new Path2D(element.getAttribute("d") ?? "");
  if (element.tagName === "polygon") return new Path2D(`M${element.getAttribute("points") ?? ""}Z`);
  if (element.tagName === "circle") path.arc(value("cx"), value("cy"), value("r"), 0, 2 * Math.PI);
  else if (element.tagName === "ellipse") path.ellipse(value("cx"), value("cy"), value("rx"), value("ry"), 0, 0, 2 * Math.PI);
  else if (element.tagName === "rect") path.roundRect(value("x"), value("y"), value("width"), value("height"), value("rx"));
  else return null;
  return path;
}

function paint(context: CanvasRenderingContext2D, path: Path2D, style: Style, sheet: Sheet): void {
  const alpha = context.globalAlpha;
  const fill = colourOf(context, style["fill"] ?? "#000", sheet);
  if (fill) {
    context.globalAlpha = alpha * numberOf(style["fill-opacity"], 1);
    context.fillStyle = fill;
    context.fill(path);
  }
  const stroke = colourOf(context, style["stroke"] ?? "none", sheet);
  if (!stroke) return;
  context.globalAlpha = alpha * numberOf(style["stroke-opacity"], 1);
  context.strokeStyle = stroke;
  context.lineWidth = numberOf(style["stroke-width"], 1);
  context.lineCap = (style["stroke-linecap"] ?? "butt") as CanvasLineCap;
  context.lineJoin = (style["stroke-linejoin"] ?? "miter") as CanvasLineJoin;
  context.stroke(path);
}

function colourOf(context: CanvasRenderingContext2D, value: string, { colours, size }: Sheet): string | CanvasGradient | null {
  if (value === "none") return null;
  const [, name, instead] = /^var\((--\w+),\s*([^)]+)\)$/.exec(value) ?? [];
  if (name) return colours[name] ?? instead ?? null;
  const gradient = /^url\(#(.+)\)$/.exec(value)?.[1];
  return gradient ? gradientOf(context, gradient, size) : value;
}

function gradientOf(context: CanvasRenderingContext2D, id: string, size: number): CanvasGradient {
  const gradient = context.createRadialGradient(size / 2, size * 0.52, 0, size / 2, size * 0.52, size * 0.5);
  for (const stop of document.getElementById(id)?.querySelectorAll("stop") ?? [])
    gradient.addColorStop(numberOf(stop.getAttribute("offset"), 0), stop.getAttribute("stop-color") ?? "#000");
  return gradient;
}

function numberOf(text: string | null | undefined, instead: number): number {
  return text ? Number(text) : instead;
}
