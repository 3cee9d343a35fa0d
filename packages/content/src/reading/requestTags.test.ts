import { tagsForPublishedStory } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { tagsForListRequest, tagsForStoryRequest } from "./requestTags.ts";

describe("cache tags of a request", () => {
  it("name the requested story, folder or uuids", () => {
    expect(tagsForStoryRequest("/blog/x")).toEqual(["slug:blog/x"]);
    expect(tagsForListRequest({ startsWith: "blog/" })).toEqual(["list:blog/"]);
    expect(tagsForListRequest({})).toEqual(["list:"]);
    expect(tagsForListRequest({ uuids: ["A", "b"] })).toEqual(["story:a", "story:b"]);
  });

  it.each([
    ["the story itself", tagsForStoryRequest("blog/nyt/x")],
    ["its folder", tagsForListRequest({ startsWith: "blog/nyt/" })],
    ["a folder above", tagsForListRequest({ startsWith: "blog/" })],
    ["part of a name", tagsForListRequest({ startsWith: "blog/nyt/x" })],
    ["everything", tagsForListRequest({})],
    ["its uuid", tagsForListRequest({ uuids: ["ABC"] })],
  ])("meet the tags of the published story: %s", (_what, tags) => {
    const stale = tagsForPublishedStory({ uuid: "abc", full_slug: "blog/nyt/x", referrers: [] });
    expect(tags.some((tag) => stale.includes(tag))).toBe(true);
  });

  it("do not cover other folders", () => {
    const stale = tagsForPublishedStory({ uuid: "abc", full_slug: "blog/x", referrers: [] });
    expect(stale).not.toContain(tagsForListRequest({ startsWith: "presse/" })[0]);
    expect(stale).not.toContain(tagsForStoryRequest("blog/y")[0]);
  });
});
