import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { overviewSorts } from "./overviewSorts.ts";

const sorts = (query: string) => overviewSorts(new URLSearchParams(query), createTranslator("en").t);
const current = (query: string) =>
  sorts(query)
    .filter((choice) => choice.current)
    .map(({ label }) => label);

describe("the sort orders of the overview (R2.16)", () => {
  it("starts with the most played, whose address has no sort parameter", () => {
    expect(current("")).toEqual(["Most played"]);
    expect(sorts("kategori=slots").map(({ href }) => href)).toEqual([
      "/spiloversigt?kategori=slots",
      "/spiloversigt?kategori=slots&sort=newest",
      "/spiloversigt?kategori=slots&sort=name",
      "/spiloversigt?kategori=slots&sort=rtp",
    ]);
  });

  it("sorts a search by relevance until another order is chosen", () => {
    expect(current("q=rav")).toEqual(["Best match"]);
    expect(current("q=rav&sort=popular")).toEqual(["Most played"]);
    expect(current("q=rav&sort=rtp")).toEqual(["Proved return"]);
    expect(sorts("q=rav&sort=rtp").map(({ href }) => href)).toEqual([
      "/spiloversigt?q=rav",
      "/spiloversigt?q=rav&sort=popular",
      "/spiloversigt?q=rav&sort=newest",
      "/spiloversigt?q=rav&sort=name",
      "/spiloversigt?q=rav&sort=rtp",
    ]);
  });

  it("marks the most played with and without the sort parameter", () => {
    expect(current("sort=popular")).toEqual(["Most played"]);
  });
});
