import { describe, expect, it } from "vitest";
import { ContentError } from "../errors/contentError.ts";
import { storyPath } from "./storyPath.ts";

describe("path of a story (R7.21)", () => {
  it.each([
    ["forside", "cdn/stories/forside"],
    ["/blog/nyt-spil", "cdn/stories/blog/nyt-spil"],
    ["blog/", "cdn/stories/blog/"],
    ["blog/år?draft=1#x", "cdn/stories/blog/%C3%A5r%3Fdraft%3D1%23x"],
    ["a%2e%2e", "cdn/stories/a%252e%252e"],
  ])("of %j is %j", (slug, path) => {
    expect(storyPath(slug)).toBe(path);
  });

  it.each(["", "/", "..", "blog/../../spaces/me", "blog//x", "./blog"])("refuses %j", (slug) => {
    expect(() => storyPath(slug)).toThrow(ContentError);
  });
});
