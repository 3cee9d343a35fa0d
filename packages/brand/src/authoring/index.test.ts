import { expect, it } from "vitest";
import * as authoring from "./index.ts";

it("exports the builders a brand writes with, and nothing else", () => {
  expect(Object.keys(authoring).sort()).toEqual([
    "CONTENT_ICONS",
    "ILLUSTRATIONS",
    "articleStory",
    "blocks",
    "checkStories",
    "cover",
    "gameArt",
    "illustration",
    "messageStory",
    "multilink",
    "openingHours",
    "pageStory",
    "pressStory",
    "questionStory",
    "shellStory",
  ]);
});
