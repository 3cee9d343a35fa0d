import { type RegisteredBrand, tagsForPublishedStory, type StoryContent } from "@spilhus/contracts";
import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { isDeepStrictEqual } from "node:util";
import { isOfferStory, keepOffer } from "../bonus-offers/index.ts";
import { enqueueChange } from "./enqueueChange.ts";
import { findReferrers, mentions, spaces, stories } from "../content/index.ts";

/** A story brought from outside, published as it comes. */
export interface ImportedStory {
  readonly uuid: string;
  readonly fullSlug: string;
  readonly name: string;
  readonly position: number;
  readonly tagList: readonly string[];
  readonly isStartpage: boolean;
  readonly firstPublishedAt: Date;
  readonly content: StoryContent;
}

/**
 * Writes stories into a brand's space as published. Stories that are the same already stay untouched; with any
 * difference the cache version moves on once and apps and edge are told, unless the space was empty: then nobody can
 * have kept anything of it.
 *
 * @returns how many stories were written.
 */
export function importStories(
  db: NodePgDatabase,
  registered: RegisteredBrand,
  imported: readonly ImportedStory[],
  now: number,
): Promise<number> {
  const brand = registered.id;
  return db.transaction(async (transaction) => {
    await transaction.select().from(spaces).where(eq(spaces.brand, brand)).for("update");
    const rows = await transaction.select().from(stories).where(eq(stories.brand, brand));
    const known = new Map(rows.map((row) => [row.fullSlug, row]));
    const tags = new Set<string>();
    let written = 0;
    for (const story of imported) {
      const before = known.get(story.fullSlug);
      const fields = {
        name: story.name,
        position: story.position,
        tagList: [...story.tagList],
        isStartpage: story.isStartpage,
        draft: story.content,
        published: story.content,
        mentions: mentions(story.content),
      };
      if (
        before &&
        Object.entries(fields).every(([key, value]) => isDeepStrictEqual(Reflect.get(before, key), value))
      ) {
        continue;
      }
      const at = new Date(now);
      const dates = { updatedAt: at, publishedAt: at, firstPublishedAt: story.firstPublishedAt };
      await transaction
        .insert(stories)
        .values({ uuid: story.uuid, brand, fullSlug: story.fullSlug, createdAt: at, ...fields, ...dates })
        .onConflictDoUpdate({ target: [stories.brand, stories.fullSlug], set: { ...fields, ...dates } });
      written += 1;
      if (isOfferStory(before?.published ?? null, story.content)) {
        await keepOffer(transaction, registered, story.fullSlug, story.content);
      }
      const uuid = before?.uuid ?? story.uuid;
      const referrers = await findReferrers(transaction, brand, uuid);
      const changed = {
        uuid,
        full_slug: story.fullSlug,
        referrers: referrers.map((referrer) => ({ uuid: referrer.uuid, full_slug: referrer.fullSlug })),
      };
      for (const tag of tagsForPublishedStory(changed)) tags.add(tag);
    }
    if (written > 0) await enqueueChange(transaction, brand, rows.length > 0 ? [...tags] : [], now);
    return written;
  });
}
