import { expect, it } from "vitest";
import { motifOfTheme } from "./motifOfTheme.ts";

it("returns a theme that is a motif, whatever its case", () => {
  expect(motifOfTheme({ slug: "a", theme: "Norse", category: "bingo" })).toBe("norse");
});

it("returns the closest motif for another theme", () => {
  expect(motifOfTheme({ slug: "a", theme: "vikings", category: "slots" })).toBe("norse");
  expect(motifOfTheme({ slug: "a", theme: "banko", category: "slots" })).toBe("bingo");
});

it("falls back to a motif of the category, and to luck for an unknown category", () => {
  expect(["cards", "city"]).toContain(
    motifOfTheme({ slug: "a", theme: "something-new", category: "casino" }),
  );
  expect(motifOfTheme({ slug: "a", theme: "constructor", category: "toString" })).toBe("luck");
});
