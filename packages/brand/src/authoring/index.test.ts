import { expect, it } from "vitest";
import * as authoring from "./index.ts";

it("exports the builders of stories, and what their checks need to know", () => {
  expect(Object.keys(authoring).sort()).toEqual([
    "CONTENT_ICONS",
    "ILLUSTRATIONS",
    "articleStory",
    "blocks",
    "cover",
    "gameArt",
    "illustration",
    "messageStory",
    "multilink",
    "offerStory",
    "openingHours",
    "pageStory",
    "pressStory",
    "questionStory",
    "shellStory",
    "storySlugOf",
    "supportStory",
  ]);
});
