import { expect, it } from "vitest";
import { motifOfTheme } from "./motifOfTheme.ts";

it("draws a theme that is a motif as itself, whatever its case", () => {
  expect(motifOfTheme({ slug: "a", theme: "Norse", category: "bingo" })).toBe("norse");
});

it("leads a theme without a motif to its nearest kin", () => {
  expect(motifOfTheme({ slug: "a", theme: "vikings", category: "slots" })).toBe("norse");
  expect(motifOfTheme({ slug: "a", theme: "banko", category: "slots" })).toBe("bingo");
});

it("falls back on what the category is about, and on luck where that is unknown too", () => {
  expect(["cards", "city"]).toContain(
    motifOfTheme({ slug: "a", theme: "something-new", category: "casino" }),
  );
  expect(motifOfTheme({ slug: "a", theme: "constructor", category: "toString" })).toBe("luck");
});
