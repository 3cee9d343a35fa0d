import { describe, expect, it } from "vitest";
import * as headless from "./index.ts";
import * as react from "./react/index.ts";

describe("exports of the package", () => {
  it("are these, headless", () => {
    expect(Object.keys(headless).toSorted()).toEqual([
      "ContentError",
      "PREVIEW_PARAM",
      "contentErrorText",
      "createContentClient",
      "imageSize",
      "imageSrcset",
      "imageUrl",
      "isRichTextEmpty",
      "linkAttributes",
      "safeHref",
      "shownSize",
      "tagsForListRequest",
      "tagsForStoryRequest",
      "usableImageOptions",
    ]);
  });

  it("are these, for React", () => {
    expect(Object.keys(react).toSorted()).toEqual([
      "RichText",
      "defaultElements",
      "logInvalidBlock",
      "logMissingBlock",
      "mapBlocks",
    ]);
  });
});
