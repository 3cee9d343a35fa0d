import { describe, expect, it } from "vitest";
import { blocks } from "./blocks.ts";
import { multilink } from "./multilink.ts";
import { illustration } from "./picture.ts";
import { articleStory, pageStory } from "./stories.ts";

const seo = {
  title: ["Bingo hver dag", "Bingo every day"],
  description: [
    "Bingo fra morgen til aften i fire rum med faste tider.",
    "Bingo from morning to night in four rooms at fixed times.",
  ],
} as const;
const page = () =>
  pageStory("bingo", {
    label: ["Bingo", "Bingo"],
    seo,
    body: [
      blocks.helpCards({ items: [{ title: ["Ring", "Call"], link: multilink("/kundeservice#telefon") }] }),
      blocks.gameRail({ title: ["Udvalgt", "Chosen"], source: "curated", slugs: ["a", "b"] }),
    ],
  });

describe("stories from authored words", () => {
  it("puts each text beside its English twin in the page of a route (R7.21)", () => {
    expect(page()).toMatchObject({
      full_slug: "pages/bingo",
      name: "Bingo",
      content: {
        component: "page",
        seo_title: "Bingo hver dag",
        seo_title__i18n__en: "Bingo every day",
        hero: [],
      },
    });
  });

  it("gives every block the same uid at every seed, and none twice", () => {
    const uids = JSON.stringify(page()).match(/"_uid":"[^"]+"/g) ?? [];
    expect(uids).toHaveLength(4);
    expect(new Set(uids).size).toBe(4);
    expect(JSON.stringify(page())).toBe(JSON.stringify(page()));
    expect(uids[0]).toMatch(/"[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}"$/);
  });

  it("names the story of one version of an experiment after page, experiment and version (R3.05)", () => {
    const { full_slug } = pageStory("front", { label: ["Forside", "Home"], seo, body: [] }, "hero-b");
    expect(full_slug).toBe("pages/front--hero-b");
  });

  it("links a path to the story behind it and leaves queries and other sites as addresses (R7.22)", () => {
    expect(multilink("/kundeservice#telefon")).toMatchObject({
      linktype: "story",
      cached_url: "pages/customer-service",
      anchor: "telefon",
    });
    expect(multilink("/spiloversigt?nye=1")).toMatchObject({ linktype: "url", url: "/spiloversigt?nye=1" });
    expect(multilink("https://www.rofus.nu")).toMatchObject({ linktype: "url", target: "_blank" });
  });

  it("refers to related articles by slug and dates an article from the seed's clock (R2.12)", () => {
    const article = articleStory("et", {
      title: ["Et", "One"],
      teaser: ["Kort", "Short"],
      category: ["Guide", "Guide"],
      author: "Maja Holm",
      published: { daysAgo: 3 },
      minutes: 4,
      seo,
      cover: illustration("paper-hall", "blog", ["", ""]),
      body: ["Ord", "Words"],
      related: ["to", "tre"],
    });
    expect(article).toMatchObject({
      first_published_at: { daysAgo: 3 },
      content: {
        related: ["seed:slug:blog/to", "seed:slug:blog/tre"],
        published_on: { daysAgo: 3 },
        author__i18n__en: "Maja Holm",
      },
    });
  });
});
