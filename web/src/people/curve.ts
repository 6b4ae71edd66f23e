/** The geometry of a rating's curve. */

export interface Scale {
  ticks: number[];
  /** The height of a value: 0 at the top, 1 at the bottom. */
  at(value: number): number;
}

const MOST_TICKS = 5;
const STEPS = [1, 2, 5, 10, 20, 50];

/** A scale with round ticks around all values. */
export function scaleOf(values: number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((each) => (high - low) / each < MOST_TICKS - 1) ?? 100;
  const first = Math.floor(low / step) * step;
  const last = Math.max(Math.ceil(high / step) * step, first + step);
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
  return { ticks, at: (value) => (last - value) / (last - first) };
}

/** The path through all values, evenly spaced, and where it ends. */
export function curvePath(values: number[], scale: Scale, width: number, height: number): { line: string; end: [number, number] } {
  const points = values.map((value, index): [number, number] => [
    values.length > 1 ? (index * width) / (values.length - 1) : 0,
    scale.at(value) * height,
  ]);
  const line = points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join(" ");
  return { line, end: points.at(-1) ?? [0, height] };
}

const round = (value: number): number => Math.round(value * 10) / 10;
