import { describe, expect, it } from "vitest";
import { StoriesAnswerSchema, StoryAnswerSchema } from "./story.ts";

const story = {
  name: "Forside",
  created_at: "2026-03-04T20:56:15.030Z",
  published_at: "2026-07-02T13:14:29.734Z",
  updated_at: "2026-07-02T13:14:29.745Z",
  id: 151421644948932,
  uuid: "8a2d7e40-0ce0-46e7-9f6c-f90ae5e11993",
  content: { _uid: "4f1ab87c-f8dc-4a08-930e-3ba9c0960e50", component: "page", title: "Velkommen" },
  slug: "forside",
  full_slug: "forside",
  sort_by_date: null,
  position: -40,
  tag_list: [],
  is_startpage: false,
  parent_id: null,
  meta_data: null,
  group_id: "0848e8fe-edc2-4a35-862f-4722708187e0",
  first_published_at: "2026-03-04T20:56:42.178Z",
  release_id: null,
  lang: "default",
  path: null,
  alternates: [],
  default_full_slug: null,
  translated_slugs: null,
};

describe("answers of the content service", () => {
  it("accept a story with its links, relations and cache version, fields of the block untouched (R3.16, R7.23)", () => {
    const answer = StoryAnswerSchema.parse({ story, cv: 1783340127, rels: [story], links: [] });
    expect(answer.story.content["title"]).toBe("Velkommen");
    expect(answer.cv).toBe(1783340127);
    expect(answer.rels?.[0]?.uuid).toBe(story.uuid);
  });

  it("accept a draft that was never published, and uuids instead of too many relations (R7.23)", () => {
    const draft = { ...story, published_at: null, first_published_at: null, updated_at: null };
    const answer = StoriesAnswerSchema.parse({ stories: [draft], cv: 1, rel_uuids: [story.uuid], links: [] });
    expect(answer.rel_uuids).toEqual([story.uuid]);
  });

  it.each([
    ["a story without content", { story: { ...story, content: undefined }, cv: 1 }],
    ["content without a component", { story: { ...story, content: { _uid: "x" } }, cv: 1 }],
    ["an answer without a cache version", { story }],
    ["a list in place of a story", { stories: [story], cv: 1 }],
  ])("refuse %s", (_what, answer) => {
    expect(StoryAnswerSchema.safeParse(answer).success).toBe(false);
  });
});
