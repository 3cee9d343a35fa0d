import { routeById, ROUTE_IDS, type RouteId } from "@spilhus/routes";
import type { AuthoredStory } from "@spilhus/brand/authoring";
import { checkLinks } from "./checkLinks.ts";
import { checkShape } from "./checkShape.ts";
import { checkSupport } from "./checkSupport.ts";
import { checkWords } from "./checkWords.ts";

/**
 * Everything that is wrong with a brand's stories, one sentence each; empty when nothing is: shapes by contract,
 * both languages, lengths, links, double slugs, and a story for every enabled route that is made of one.
 */
export function checkStories(stories: readonly AuthoredStory[], enabledRoutes: readonly RouteId[]): string[] {
  const slugs = new Set(stories.map((story) => story.full_slug));
  const enabled = new Set<string>(enabledRoutes);
  const twice = stories
    .filter((story, index) => stories.findIndex((other) => other.full_slug === story.full_slug) !== index)
    .map((story) => `${story.full_slug}: the slug is used twice.`);
  const needed = ROUTE_IDS.filter((id) => enabled.has(id)).map((id) => routeById(id).story);
  const missing = ["settings/shell", ...needed]
    .filter((slug) => slug !== undefined && !slugs.has(slug))
    .map((slug) => `${slug}: the story is missing.`);
  return [
    ...twice,
    ...missing,
    ...stories.flatMap((story) => [
      ...checkShape(story),
      ...checkWords(story),
      ...checkSupport(story, slugs),
      ...checkLinks(story, slugs, (id) => enabled.has(id)),
    ]),
  ];
}
