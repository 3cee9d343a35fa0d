import { expect, it } from "vitest";
import { percentile } from "./percentile.ts";

const hundred = Array.from({ length: 100 }, (_, place) => place + 1);

it.each([
  [0.5, 51],
  [0.99, 100],
  [1, 100],
])("%d of a hundred values stay below %d", (share, value) => {
  expect(percentile(hundred, share)).toBe(value);
});

it("nothing that was measured is infinite", () => {
  expect(percentile([], 0.5)).toBe(Number.POSITIVE_INFINITY);
});
