import { describe, expect, it } from "vitest";
import { article as fixture, storySource } from "@spilhus/page-kit/testing";
import { openContent } from "@spilhus/page-kit/content";
import { relatedArticles } from "./relatedArticles.ts";

const stories = ["nyest", "guide", "fjern", "nul", "sidst"].map((slug, index) =>
  fixture(slug, {
    title: slug,
    category: slug === "guide" || slug === "nul" ? "Guide" : "Tal",
    published_on: `2026-10-${20 - index}`,
  }),
);
const all = await openContent(storySource(stories)).articles();
const [, , , nul] = all;
const after = (related: readonly unknown[]) => {
  if (!nul) throw new Error("There are five articles.");
  const article = { ...nul, content: { ...nul.content, related: [...related] } };
  return relatedArticles(article, all).map(({ slug }) => slug);
};

describe("relatedArticles", () => {
  it("starts with the articles the editor chose, in the editor's order", () => {
    expect(after([{ full_slug: "blog/sidst" }, { full_slug: "blog/fjern" }])).toEqual([
      "sidst",
      "fjern",
      "guide",
    ]);
  });

  it("continues with the same category and then the newest", () => {
    expect(after([])).toEqual(["guide", "nyest", "fjern"]);
  });

  it("skips the article itself, duplicates and missing articles", () => {
    const gone = ["00000000-0000-4000-8000-000000000000", { full_slug: "blog/vaek" }, null, 7];
    const chosen = [{ full_slug: "blog/nul" }, { full_slug: "blog/sidst" }, { full_slug: "blog/sidst" }];
    expect(after([...gone, ...chosen])).toEqual(["sidst", "guide", "nyest"]);
  });
});
