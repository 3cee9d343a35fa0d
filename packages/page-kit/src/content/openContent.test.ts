import { beforeEach, describe, expect, it, vi } from "vitest";
import { article, story, storySource } from "../../testing/stories.ts";
import { logger } from "../logging/logger.ts";
import { openContent } from "./openContent.ts";

const whole = article("nul", { title: "Nul" });
const broken = {
  ...article("brudt", { title: "Brudt" }),
  content: { ...whole.content, title: undefined, published_on: 5 },
};
const open = () => openContent(storySource([broken, whole, story("pages/front", { component: "page" })]));

beforeEach(() => {
  vi.spyOn(logger, "error").mockReturnValue();
});

describe("openContent", () => {
  it("leaves a story that breaks its contract out of a list and logs which and why (R8.11)", async () => {
    expect((await open().articles()).map(({ slug }) => slug)).toEqual(["nul"]);
    expect(vi.mocked(logger.error).mock.calls).toEqual([
      [
        { story: "blog/brudt" },
        expect.stringMatching(/^The story "blog\/brudt" breaks its contract: .*title: .*published_on: /),
      ],
    ]);
  });

  it("names the story that breaks its contract when it is read alone", async () => {
    await expect(open().article("brudt")).rejects.toThrow('The story "blog/brudt" breaks its contract');
    expect((await open().article("nul"))?.content.title).toBe("Nul");
    expect(await open().article("findes-ikke")).toBeUndefined();
  });

  it("lists the published pages", async () => {
    expect(await open().pageSlugs()).toEqual(new Set(["pages/front"]));
  });
});
