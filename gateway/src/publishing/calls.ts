import { StoryChangeSchema } from "@spilhus/contracts";
import { CHANGE_STORY, GET_STORY_DRAFT } from "@spilhus/contracts/management";
import { defineServiceCallWith, type DefinedServiceCall } from "../calls/index.ts";
import { parse } from "../http/index.ts";
import { changeStory, readStory } from "./changeStory.ts";

/** What the calls of editors need besides the services of every call. */
export interface PublishingServices {
  /** Called after a commit that apps and edge must be told of. */
  onChange(): void;
}

const defineServiceCall = defineServiceCallWith<PublishingServices>();

const change = defineServiceCall(CHANGE_STORY, async ({ services, brand, body }) => {
  const changed = await changeStory(services.db, brand, body, services.clock.now());
  if (body.action !== "save") services.onChange();
  return changed;
});

const read = defineServiceCall(GET_STORY_DRAFT, async ({ services: { db }, brand, places, refuse }) => {
  const slug = parse(StoryChangeSchema.shape.full_slug, places.slug, "slug");
  const row = await readStory(db, brand.id, slug);
  if (!row) throw refuse("unknown-story", `There is no story "${slug}" in the space of "${brand.id}".`);
  const { uuid, fullSlug, name, published, draft } = row;
  return { uuid, full_slug: fullSlug, name, published: published !== null, content: draft };
});

/** The signed calls of editors' tools: save, publish, withdraw and read a draft. */
export const PUBLISHING_CALLS: readonly DefinedServiceCall<PublishingServices>[] = [change, read];
