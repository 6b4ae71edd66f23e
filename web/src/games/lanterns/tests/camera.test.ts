import { expect, test } from "vitest";
import { Camera, CELL } from "../camera.svelte";

const LONG = { left: -8.5, right: 8.5, top: -1.5, bottom: 1.5 };
const END = { x: 8, y: 0 };

function phone(): Camera {
  const camera = new Camera();
  camera.width = 300;
  camera.height = 260;
  return camera;
}

function right(camera: Camera, column: number): number {
  return camera.sight.x + (column + 0.5) * CELL * camera.sight.scale;
}

test("all of a lake that fits is seen, and looking at a place moves nothing", () => {
  const camera = phone();
  camera.reach = { left: -2.5, right: 2.5, top: -1.5, bottom: 1.5 };
  expect(right(camera, 2)).toBeLessThanOrEqual(camera.width);
  camera.reveal({ x: 2, y: 0 }, 0);
  expect(camera.moved).toBeNull();
});

test("the end of a lake too long for the screen comes into sight when one walks there", () => {
  const camera = phone();
  camera.reach = LONG;
  expect(right(camera, END.x)).toBeGreaterThan(camera.width);
  camera.reveal(END, 0);
  expect(right(camera, END.x)).toBeLessThanOrEqual(camera.width + 0.01);
  camera.fit();
  expect(camera.moved).toBeNull();
});
