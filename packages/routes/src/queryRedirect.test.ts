import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseQuery } from "./normaliseQuery.ts";
import { queryRedirect } from "./queryRedirect.ts";
import { routeById } from "./table.ts";

const overview = routeById("game-overview");

describe("queryRedirect", () => {
  it.each([
    ["?q=&kategori=&sort=", ""],
    ["?q=rav&kategori=&side=1", "q=rav"],
    ["?q=%20rav%20%20ur", "q=rav+ur"],
    ["?kategori=slots&kategori=bingo", "kategori=slots"],
    ["?kategori=poker&utm_source=brev", "utm_source=brev"],
    ["?q=a%0D%0ASet-Cookie:x=1", "q=a+Set-Cookie%3Ax%3D1"],
    ["?q=&x=%0D%0Ay", "x=%0D%0Ay"],
  ])("writes %s as %j (R2.16)", (search, query) => {
    expect(queryRedirect(overview, search)).toBe(query);
  });

  it.each([
    "",
    "?",
    "?sort=rtp&kategori=slots",
    "?q=rav+ur",
    "?q=rav%20ur",
    "?utm_source=brev",
    "?__proto__=x",
  ])("lets %j stay", (search) => {
    expect(queryRedirect(overview, search)).toBeUndefined();
  });

  it("never redirects a page without query parameters of its own", () => {
    expect(queryRedirect(routeById("faq"), "?q=&kategori=")).toBeUndefined();
  });

  it("redirects at most once, to an address that shows the same", () => {
    const name = fc.constantFrom("q", "kategori", "nye", "sort", "side", "udbyder", "utm_source", "to");
    const value = fc.oneof(fc.constantFrom("", "1", "2", "slots", "rtp", " a  b "), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const sent = new URLSearchParams(entries);
        const written = queryRedirect(overview, `?${sent}`);
        if (written === undefined) return;
        expect(queryRedirect(overview, `?${written}`)).toBeUndefined();
        expect(normaliseQuery(overview, new URLSearchParams(written))).toBe(normaliseQuery(overview, sent));
        expect(written).toMatch(/^[\w*.\-+%=&]*$/);
      }),
      { numRuns: 500 },
    );
  });
});
