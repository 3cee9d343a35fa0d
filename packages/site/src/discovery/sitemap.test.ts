import { describe, expect, it } from "vitest";
import { article, story, storySource } from "@spilhus/page-kit/testing";
import { openContent } from "@spilhus/page-kit/content";
import { sitemapEntries } from "./sitemap.ts";

const page = (id: string) => story(`pages/${id}`, { component: "page" });
const games = { slugs: async () => ["fyrtaarnet"] };

describe("sitemapEntries", () => {
  it("lists published pages, articles and games, and no withdrawn page (R7.21)", async () => {
    const brand = { enabledRoutes: ["front", "faq", "tv", "blog", "blog-article", "game"] } as const;
    const content = openContent(
      storySource([
        page("front"),
        page("faq"),
        page("blog"),
        page("winners"),
        article("nul", { title: "Nul" }),
      ]),
    );
    expect(await sitemapEntries({ brand, content, games })).toEqual([
      { path: "/" },
      { path: "/faq" },
      { path: "/blog" },
      { path: "/blog/nul", changedOn: "2026-11-02" },
      { path: "/spilside/fyrtaarnet" },
    ]);
  });
});
