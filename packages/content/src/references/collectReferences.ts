import type { StoriesAnswer, Story, StoryAnswer, StoryLink } from "@spilhus/contracts";
import type { Reader } from "../reading/reader.ts";
import type { ReadOptions } from "../reading/requestOptions.ts";
import { storiesByUuid } from "../reading/storiesByUuids.ts";
import type { References } from "./resolveReferences.ts";

type Answer = Pick<StoryAnswer | StoriesAnswer, "rels" | "links" | "rel_uuids" | "link_uuids">;

function byUuid<Item extends { uuid: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.uuid, item]));
}

/** A link's address is the same in every call. */
function linkOf(story: Story): StoryLink {
  const { uuid, id, name, slug, full_slug } = story;
  return { uuid, id, name, slug, full_slug, url: full_slug };
}

/**
 * The stories that an answer refers to: those it includes, and those it only names because they are more than 50, which
 * are fetched in batches (R7.22, R9.06).
 */
export async function collectReferences(
  read: Reader,
  answer: Answer,
  options: ReadOptions,
): Promise<References> {
  const rels = byUuid(answer.rels ?? []);
  const links = byUuid(answer.links ?? []);
  const { resolveRelations = [], resolveLinks, ...plain } = options;
  const missingRels =
    resolveRelations.length > 0 ? (answer.rel_uuids ?? []).filter((uuid) => !rels.has(uuid)) : [];
  const missingLinks =
    resolveLinks === undefined ? [] : (answer.link_uuids ?? []).filter((uuid) => !links.has(uuid));

  if (missingRels.length + missingLinks.length > 0) {
    const fetched = await storiesByUuid(read, [...missingRels, ...missingLinks], plain);
    for (const uuid of missingRels) {
      const story = fetched.get(uuid);
      if (story !== undefined) rels.set(uuid, story);
    }
    for (const uuid of missingLinks) {
      const story = fetched.get(uuid);
      if (story !== undefined) links.set(uuid, resolveLinks === "story" ? story : linkOf(story));
    }
  }
  return { relations: new Set(resolveRelations), rels, links };
}
