import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseQuery } from "./normaliseQuery.ts";
import { routeById } from "./table.ts";

const overview = routeById("game-overview");
const normalise = (query: string) => normaliseQuery(overview, new URLSearchParams(query));

/** Arbitrary text, including lone surrogates. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
});

describe("normaliseQuery", () => {
  it("keeps allow-listed names in the table's order, first value only", () => {
    expect(normalise("sort=rtp&kategori=slots&kategori=bingo")).toBe("kategori=slots&sort=rtp");
  });

  it("drops unknown names and malformed values", () => {
    expect(normalise("utm_source=x&kategori=poker&side=1&side=0&nye=true&udbyder=../x")).toBe("");
  });

  it("writes one search in one way, however it is typed", () => {
    expect(normalise("q=%20book%20%20of+nat ")).toBe("q=book+of+nat");
    expect(normalise("q=book+of+nat")).toBe("q=book+of+nat");
  });

  it("is empty on a page without query parameters of its own", () => {
    expect(normaliseQuery(routeById("faq"), new URLSearchParams("q=x&kategori=slots"))).toBe("");
  });

  it("is idempotent, ignores the order of parameters, and stays short enough for a path", () => {
    const name = fc.constantFrom("q", "kategori", "udbyder", "tema", "nye", "jackpot", "sort", "side", "x");
    const value = fc.oneof(fc.constantFrom("slots", "1", "2", "rtp", "fjord-spil"), anyText);
    const pairs = fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key });
    fc.assert(
      fc.property(pairs, (entries) => {
        const once = normaliseQuery(overview, new URLSearchParams(entries));
        expect(normaliseQuery(overview, new URLSearchParams(once))).toBe(once);
        expect(normaliseQuery(overview, new URLSearchParams(entries.toReversed()))).toBe(once);
        expect(once.length).toBeLessThan(2_048);
      }),
      { numRuns: 400 },
    );
  });
});
