import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathRedirect } from "./pathRedirect.ts";

describe("pathRedirect", () => {
  it.each([
    ["/faq/", "/faq"],
    ["/faq///", "/faq"],
    ["/blog/nyt-spil/", "/blog/nyt-spil"],
    ["/blog//nyt-spil", "/blog/nyt-spil"],
    ["//", "/"],
  ])("sends %s to %s, since trailing and repeated slashes are removed (R2.54)", (from, to) => {
    expect(pathRedirect(from)).toBe(to);
  });

  it.each([
    ["/spilside/nordens_lys", "/spilside/nordens-lys"],
    ["/spilside/nordens_lys_/", "/spilside/nordens-lys"],
    ["/spilside/_book__of_-nat", "/spilside/book-of-nat"],
  ])("sends the game page %s to %s, its underscores made hyphens (R2.22)", (from, to) => {
    expect(pathRedirect(from)).toBe(to);
  });

  it.each(["/konto", "/konto/"])(
    "sends %s, which is no page, to the account's front page (R2.33)",
    (from) => {
      expect(pathRedirect(from)).toBe("/konto/hjem");
    },
  );

  it.each(["/payments/pending", "/payments/pending/"])(
    "sends %s, which names no deposit, to the front page (R2.29)",
    (from) => {
      expect(pathRedirect(from)).toBe("/");
    },
  );

  it.each([
    "/",
    "/faq",
    "/payments/pending/seneste",
    "/spilside/nordens-lys",
    "/blog/a_b",
    "/spilside/___",
    "/spilside/a_b/c",
  ])("leaves %s alone", (path) => {
    expect(pathRedirect(path)).toBeUndefined();
  });

  it("never sends anyone to another site", () => {
    expect(pathRedirect("//evil.dk/")).toBe("/evil.dk");
    expect(pathRedirect("///spilside/a_b")).toBe("/spilside/a-b");
  });

  it("needs one redirect at most, to a path that begins with one slash", () => {
    const piece = fc.constantFrom("/", "//", "_", "-", "a", "spilside", "/spilside/", ".", "%2f", "ø");
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const path = `/${pieces.join("")}`;
        const target = pathRedirect(path) ?? path;
        expect(pathRedirect(target)).toBeUndefined();
        expect(target).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 1_000 },
    );
  });
});
