import { FEATURES, ROUTE_IDS } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { enabledRoutes } from "@spilhus/brand";
import { pageStubs } from "./pageStubs.ts";
import { STUB_MARK } from "./stubMark.ts";

describe("pageStubs", () => {
  it("gives a route one page that imports nothing but its own entry and the site", () => {
    expect(pageStubs(["faq"])).toEqual(
      new Map([
        [
          "app/[ctx]/faq/page.tsx",
          `${STUB_MARK}
import { page } from "@spilhus/site/pages/faq";
import { site } from "../../../site.ts";

const { Page, generateMetadata } = site.page(page);
export { Page as default, generateMetadata };
`,
        ],
      ]),
    );
  });

  it("puts the front page at the context itself", () => {
    const files = pageStubs(["front"]);
    expect([...files.keys()]).toEqual(["app/[ctx]/page.tsx"]);
    expect(files.get("app/[ctx]/page.tsx")).toContain('from "../../site.ts"');
  });

  it("makes path parameters dynamic segments (R2.52)", () => {
    const files = pageStubs(["game", "game-entrance"]);
    expect([...files.keys()]).toEqual([
      "app/[ctx]/spilside/[seoName]/page.tsx",
      "app/[ctx]/games/entrance/[slug]/page.tsx",
    ]);
    expect(files.get("app/[ctx]/games/entrance/[slug]/page.tsx")).toContain('from "../../../../../site.ts"');
  });

  it("gives a page with a query a second file that has it as its last segment", () => {
    const files = pageStubs(["game-overview"]);
    expect([...files.keys()]).toEqual([
      "app/[ctx]/spiloversigt/page.tsx",
      "app/[ctx]/spiloversigt/[query]/page.tsx",
    ]);
    expect(files.get("app/[ctx]/spiloversigt/[query]/page.tsx")).toContain('from "../../../../site.ts"');
  });

  it("has no page for a route whose feature is off", () => {
    const files = pageStubs(enabledRoutes(FEATURES.filter((feature) => feature !== "casino")));
    expect(files.has("app/[ctx]/casino/page.tsx")).toBe(false);
    expect(files.has("app/[ctx]/bingo/page.tsx")).toBe(true);
  });

  it("gives no two routes the same file", () => {
    const withQuery = 4;
    expect(pageStubs(ROUTE_IDS).size).toBe(ROUTE_IDS.length + withQuery);
  });
});
