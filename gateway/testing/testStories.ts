import type { StoryContent } from "@spilhus/contracts";
import type { ImportedStory } from "../src/publishing/importStories.ts";

/** A uuid whose last digits are the number. */
export const testUuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A story as it is imported, published on day `number` of 2026. */
export function testStory(
  number: number,
  fullSlug: string,
  content: Partial<StoryContent> = {},
): ImportedStory {
  return {
    uuid: testUuid(number),
    fullSlug,
    name: fullSlug,
    position: number * 10,
    tagList: [],
    isStartpage: false,
    firstPublishedAt: new Date(Date.UTC(2026, 0, number)),
    content: { component: "page", _uid: testUuid(9_000 + number), ...content },
  };
}
