import { normaliseQuery, routeById } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { pageQuery } from "./pageQuery.ts";

const overview = routeById("game-overview");

describe("the query of an internal address (R2.16)", () => {
  it.each(["søgræs & æbler", "50%", "%C3%B8", "a/b?c#d=e&q=f", "</script>", "%252F", "\u2028", "rav"])(
    "is read however often the framework has decoded it: %j",
    (q) => {
      const text = normaliseQuery(overview, new URLSearchParams({ q, sort: "rtp" }));
      const sent = new URLSearchParams(text);
      expect(pageQuery(overview, text)?.toString()).toBe(text);
      expect(pageQuery(overview, encodeURIComponent(text))?.get("q")).toBe(sent.get("q"));
    },
  );

  it("is empty for a page without one", () => {
    expect(pageQuery(overview, "")?.size).toBe(0);
  });

  it.each(["q=", "sort=rtp&kategori=slots", "q=%", "%", "ukendt=1", "q%3Da%2520b"])(
    "is none in %j",
    (segment) => {
      expect(pageQuery(overview, segment)).toBeUndefined();
    },
  );
});
