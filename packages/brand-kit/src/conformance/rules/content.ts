import * as z from "zod";
import { checkStories } from "../../stories/checkStories.ts";
import type { Finding } from "../../findings/finding.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

const storiesSchema = z.array(
  z.object({
    full_slug: z.string(),
    name: z.string(),
    content: z.looseObject({ component: z.string() }),
  }),
);

/** Stories are complete in Danish and English, parse by contract, and there is one for every enabled route. */
export function contentRule(brand: ParsedBrand): Finding[] {
  const { enabledRoutes, folder } = brand;
  const part = folder.parts.stories;
  const finding = reporter(brand, "stories", "content");
  if (part?.state !== "read") {
    return [finding("", part?.state === "broken" ? part.reason : "is missing.")];
  }
  const stories = storiesSchema.safeParse(part.value);
  if (!stories.success)
    return [finding("", "must export a list of stories with full_slug, name and content.")];
  if (!enabledRoutes) return [];
  const needsSupport = brand.identity?.supportChat !== undefined;
  const lacksSupport = !stories.data.some(({ full_slug }) => full_slug === "settings/support");
  return [
    ...(needsSupport && lacksSupport
      ? [finding("", "settings/support: the story is missing, and the brand has supportChat.")]
      : []),
    ...checkStories(stories.data, enabledRoutes).map((problem) => finding("", problem)),
  ];
}
