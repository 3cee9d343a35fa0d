import { expect, it } from "vitest";
import { neighbourOf } from "./moveFocus.ts";

/** Two rows of three, and a wide box below. */
const boxes = [
  ...[0, 1].flatMap((row) =>
    [0, 1, 2].map((column) => ({ x: column * 10, y: row * 10, width: 10, height: 10 })),
  ),
  { x: 0, y: 20, width: 30, height: 10 },
];

it.each([
  [0, "ArrowRight", 1],
  [0, "ArrowDown", 3],
  [4, "ArrowUp", 1],
  [4, "ArrowLeft", 3],
  [5, "ArrowDown", 6],
  [6, "ArrowUp", 4],
  [2, "ArrowRight", undefined],
  [0, "Enter", undefined],
])("from box %i %s leads to box %s", (from, key, to) => {
  expect(neighbourOf(boxes, from, key)).toBe(to);
});
