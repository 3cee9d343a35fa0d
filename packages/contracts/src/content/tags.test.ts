import { describe, expect, it } from "vitest";
import { listTag, slugTag, storyTag, tagsForPublishedStory } from "./tags.ts";

const article = { uuid: "AC085D26-7A62-4C1D-9D22-1A3B4C5D6E7F", full_slug: "blog/nyt/vinder" };

describe("cache tags of content", () => {
  it("names the story, its address and every list that can hold it", () => {
    expect(tagsForPublishedStory({ ...article, referrers: [] })).toEqual([
      "story:ac085d26-7a62-4c1d-9d22-1a3b4c5d6e7f",
      "slug:blog/nyt/vinder",
      "list:",
      "list:blog/",
      "list:blog/nyt/",
    ]);
  });

  it("names the pages and lists of the stories that show it", () => {
    const tags = tagsForPublishedStory({
      uuid: "b",
      full_slug: "forfattere/ida",
      referrers: [article, { uuid: "c", full_slug: "front" }],
    });
    expect(tags).toContain("slug:blog/nyt/vinder");
    expect(tags).toContain("list:blog/");
    expect(tags).toContain("story:c");
    expect(tags).toContain("slug:front");
    expect(new Set(tags).size).toBe(tags.length);
  });

  it("names the old address of a renamed story and the list it left", () => {
    const tags = tagsForPublishedStory({
      uuid: "a",
      full_slug: "presse/ny",
      previous_full_slug: "blog/ny",
      referrers: [],
    });
    expect(tags).toEqual(
      expect.arrayContaining(["slug:presse/ny", "slug:blog/ny", "list:presse/", "list:blog/"]),
    );
  });

  it("knows a folder's start page by the folder's address", () => {
    expect(slugTag("blog/")).toBe("slug:blog");
    expect(tagsForPublishedStory({ uuid: "a", full_slug: "blog/", referrers: [] })).toEqual([
      "story:a",
      "slug:blog",
      "list:",
      "list:blog/",
    ]);
  });

  it.each([
    ["", "list:"],
    ["blog/", "list:blog/"],
    ["/blog/", "list:blog/"],
    ["blog/a", "list:blog/"],
    ["blog", "list:"],
    ["blog/nyt/", "list:blog/nyt/"],
  ])("cuts the prefix %j back to the whole folder %j", (prefix, tag) => {
    expect(listTag(prefix)).toBe(tag);
  });

  it("stays ASCII without commas, because tags travel in a comma separated header", () => {
    expect(slugTag("spil/blå,grøn")).toBe("slug:spil/bl%C3%A5%2Cgr%C3%B8n");
    expect(storyTag("A")).toBe("story:a");
  });
});
