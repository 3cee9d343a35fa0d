import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { internalPath } from "./internalPath.ts";
import { matchRoute } from "./matchRoute.ts";
import { normaliseQuery } from "./normaliseQuery.ts";

const all = () => true;

/** Arbitrary text, including lone surrogates. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
});

describe("internalPath", () => {
  it("puts the context before the canonical path, and the query after it as one segment", () => {
    expect(internalPath("da", matchRoute("/", all), "")).toBe("/da");
    expect(internalPath("en.hero-b", matchRoute("/spil/nordens-lys", all), "")).toBe(
      "/en.hero-b/games/entrance/nordens-lys",
    );
    expect(internalPath("da", matchRoute("/spiloversigt", all), "kategori=slots&q=a+b")).toBe(
      "/da/spiloversigt/kategori%3Dslots%26q%3Da%2Bb",
    );
  });

  it("gives different pages different paths and never more segments than the page has", () => {
    const overview = matchRoute("/spiloversigt", all);
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const queries = [one, other].map((q) => normaliseQuery(overview.route, new URLSearchParams({ q })));
        const paths = queries.map((query) => internalPath("da", overview, query));
        expect(paths[0] === paths[1]).toBe(queries[0] === queries[1]);
        for (const path of paths) expect(path.split("/").length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 300 },
    );
  });
});
