import { describe, expect, it } from "vitest";
import { overviewHref, overviewQuery } from "./overviewQuery.ts";

describe("the game overview's address (R2.16)", () => {
  it("combines search, filters, sorting and page into one catalogue query", () => {
    const query = new URLSearchParams(
      "q=guld&kategori=slots&udbyder=fjeld&tema=norse&nye=1&jackpot=1&spilbare=1&sort=rtp&side=3",
    );
    expect(overviewQuery(query)).toEqual({
      q: "guld",
      category: "slots",
      provider: "fjeld",
      theme: "norse",
      new: "1",
      jackpot: "1",
      playable: "1",
      sort: "rtp",
      page: 3,
      perPage: 24,
    });
  });

  it("requests the first page of all games without a query (R2.16)", () => {
    expect(overviewQuery(new URLSearchParams())).toEqual({ page: 1, perPage: 24 });
  });

  it("returns to the first page when a filter changes, without empty parameters", () => {
    const query = new URLSearchParams("kategori=slots&side=4");
    expect(overviewHref(query, { tema: "sea" })).toBe("/spiloversigt?kategori=slots&tema=sea");
    expect(overviewHref(query, { kategori: "" })).toBe("/spiloversigt");
    expect(overviewHref(query, { side: "5" })).toBe("/spiloversigt?kategori=slots&side=5");
    expect(overviewHref(query, { side: "1" })).toBe("/spiloversigt?kategori=slots");
  });
});
