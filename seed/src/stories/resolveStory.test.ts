import { describe, expect, it } from "vitest";
import { assetNames, resolveStory, type SeedSpace } from "./resolveStory.ts";
import type { SeedStory } from "./seedStory.ts";
import { storyUuid } from "./storyUuid.ts";

const space: SeedSpace = {
  brand: "fjord",
  slugs: new Set(["blog/a", "pages/b"]),
  assetAddress: (name) => `/f/1/10x10/0/${name.replaceAll(/[:/]/g, "-")}.svg`,
  anchor: Date.UTC(2026, 10, 21),
};
const story: SeedStory = {
  full_slug: "blog/a",
  name: "A",
  first_published_at: { daysAgo: 3 },
  content: {
    component: "article",
    title: "Titel",
    title__i18n__en: "Title",
    published_on: { daysAgo: 20 },
    related: ["seed:slug:pages/b"],
    cover: { fieldtype: "asset", filename: "seed:cover/paper-hall/a", alt: "" },
    body: [{ component: "button", _uid: "u", link: { linktype: "story", id: "seed:slug:pages/b" } }],
  },
};

describe("an authored story", () => {
  it("gets uuids for slugs, addresses for drawings and dates for days ago", () => {
    expect(resolveStory(story, 4, space)).toEqual({
      uuid: storyUuid("fjord", "blog/a"),
      fullSlug: "blog/a",
      name: "A",
      position: 50,
      tagList: [],
      isStartpage: false,
      firstPublishedAt: new Date("2026-11-18T00:00:00Z"),
      content: {
        component: "article",
        _uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: "Titel",
        title__i18n__en: "Title",
        published_on: "2026-11-01",
        related: [storyUuid("fjord", "pages/b")],
        cover: { fieldtype: "asset", filename: "/f/1/10x10/0/seed-cover-paper-hall-a.svg", alt: "" },
        body: [
          { component: "button", _uid: "u", link: { linktype: "story", id: storyUuid("fjord", "pages/b") } },
        ],
      },
    });
  });

  it("has the same ids at every seed and different ones in another brand", () => {
    expect(storyUuid("fjord", "blog/a")).toBe(storyUuid("fjord", "blog/a"));
    expect(storyUuid("eng", "blog/a")).not.toBe(storyUuid("fjord", "blog/a"));
  });

  it("is refused when it refers to a story that does not exist", () => {
    const lost = { ...story, content: { ...story.content, related: ["seed:slug:blog/gone"] } };
    expect(() => resolveStory(lost, 0, space)).toThrow(
      'brands/fjord/content: story "blog/a": "seed:slug:blog/gone" names no story of fjord.',
    );
  });

  it("lists the drawings it needs", () => {
    expect(assetNames(story)).toEqual(["seed:cover/paper-hall/a"]);
  });
});
