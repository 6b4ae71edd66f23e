import { expect, it } from "vitest";
import { rounded } from "../src/engine/rounding";

it.each([
  [0.03125, 4, 0.0312],
  [0.09375, 4, 0.0938],
  [-0.03125, 4, -0.0312],
  [2.675, 2, 2.67],
  [0.0625, 3, 0.062],
  [0.5, 4, 0.5],
  [-0.00001, 4, 0],
])("rounds %d to %d digits as Python does", (number, digits, expected) => {
  expect(rounded(number, digits)).toBe(expected);
});
