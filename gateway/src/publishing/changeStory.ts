import { randomUUID } from "node:crypto";
import {
  type RegisteredBrand,
  tagsForPublishedStory,
  type StoryChange,
  type StoryContent,
} from "@spilhus/contracts";
import type { ChangedStory } from "@spilhus/contracts/management";
import { and, eq, max } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { findReferrers, mentions, spaces, stories, type StoryRow } from "../content/index.ts";
import type { Queries } from "../database/index.ts";
import { HttpError } from "../http/index.ts";
import { isOfferStory, keepOffer } from "../bonus-offers/index.ts";
import { enqueueChange } from "./enqueueChange.ts";

/**
 * Carries an editor's change out in one transaction: the story, the space's next cache version and the note to apps
 * and edge stand or fall together. Changes of one space follow each other.
 *
 * @throws {HttpError} 404 for a story that does not exist and is given no content, 409 when there is nothing to withdraw, 400
 *   for an offer of a bonus that the law does not allow
 */
export function changeStory(
  db: NodePgDatabase,
  registered: RegisteredBrand,
  change: StoryChange,
  now: number,
): Promise<ChangedStory> {
  const brand = registered.id;
  return db.transaction(async (transaction) => {
    const [space] = await transaction.select().from(spaces).where(eq(spaces.brand, brand)).for("update");
    if (!space) throw new HttpError(404, "unknown-brand", `There is no space for the brand "${brand}".`);
    const before = await readStory(transaction, brand, change.full_slug);
    if (change.action === "unpublish" && before?.published == null) {
      throw new HttpError(
        409,
        "not-published",
        `"${change.full_slug}" is not published, so nothing can be withdrawn.`,
      );
    }
    const after = before
      ? await update(transaction, before, change, now)
      : await create(transaction, brand, change, now);
    const shown = { uuid: after.uuid, full_slug: after.fullSlug, published: after.published !== null };
    if (change.action === "save") return { ...shown, cv: space.cv };
    if (isOfferStory(before?.published ?? null, after.published)) {
      await keepOffer(transaction, registered, after.fullSlug, after.published);
    }
    const referrers = await findReferrers(transaction, brand, after.uuid);
    const tags = tagsForPublishedStory({
      uuid: after.uuid,
      full_slug: after.fullSlug,
      referrers: referrers.map(({ uuid, fullSlug }) => ({ uuid, full_slug: fullSlug })),
    });
    return { ...shown, cv: await enqueueChange(transaction, brand, tags, now) };
  });
}

/** A story with its draft, as editors read it. */
export async function readStory(db: Queries, brand: string, fullSlug: string): Promise<StoryRow | undefined> {
  const rows = await db
    .select()
    .from(stories)
    .where(and(eq(stories.brand, brand), eq(stories.fullSlug, fullSlug)));
  return rows[0];
}

async function update(db: Queries, before: StoryRow, change: StoryChange, now: number): Promise<StoryRow> {
  const at = new Date(now);
  const draft: StoryContent = change.content ?? before.draft;
  const published = { save: before.published, publish: draft, unpublish: null }[change.action];
  const publishing = change.action === "publish";
  const [after] = await db
    .update(stories)
    .set({
      name: change.name ?? before.name,
      draft,
      published,
      mentions: mentions([draft, published]),
      updatedAt: at,
      publishedAt: publishing ? at : published && before.publishedAt,
      firstPublishedAt: before.firstPublishedAt ?? (publishing ? at : null),
    })
    .where(eq(stories.id, before.id))
    .returning();
  return present(after);
}

async function create(db: Queries, brand: string, change: StoryChange, now: number): Promise<StoryRow> {
  if (!change.content) {
    throw new HttpError(
      404,
      "unknown-story",
      `There is no story "${change.full_slug}"; send its content to make it.`,
    );
  }
  const [last] = await db
    .select({ position: max(stories.position) })
    .from(stories)
    .where(eq(stories.brand, brand));
  const at = new Date(now);
  const published = change.action === "publish" ? change.content : null;
  const [created] = await db
    .insert(stories)
    .values({
      uuid: randomUUID(),
      brand,
      fullSlug: change.full_slug,
      name: change.name ?? change.full_slug,
      position: (last?.position ?? 0) + 10,
      draft: change.content,
      published,
      mentions: mentions(change.content),
      createdAt: at,
      updatedAt: at,
      publishedAt: published && at,
      firstPublishedAt: published && at,
    })
    .returning();
  return present(created);
}

function present(row: StoryRow | undefined): StoryRow {
  if (!row) throw new Error("The database returned no row for a story it has just written.");
  return row;
}
