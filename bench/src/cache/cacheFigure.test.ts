import { expect, it } from "vitest";
import { cacheFigure } from "./cacheSection.ts";

const stats = { maxBytes: 100 * 1_048_576, hits: 99, misses: 1 };

it("misses its target as soon as a cache holds more than its bound", () => {
  expect(cacheFigure("pages", { ...stats, bytes: stats.maxBytes })).toMatchObject({
    isMet: true,
    result: "100 %",
  });
  expect(cacheFigure("pages", { ...stats, bytes: stats.maxBytes + 1 })).toMatchObject({ isMet: false });
});

it("shows the hit rate, and none for a cache without requests", () => {
  expect(cacheFigure("pages", { ...stats, bytes: 0 }).calibration).toBe("hit rate 99.00 % of 100");
  expect(cacheFigure("pages", { ...stats, bytes: 0, hits: 0, misses: 0 }).calibration).toBe("not asked");
});
