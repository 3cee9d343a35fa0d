import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  like,
  not,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { unprocessable } from "../http/index.ts";
import type { FieldFilter, StoryQuery } from "./storyQuery.ts";
import { spaces, stories, type StoryRow } from "./tables.ts";

type Version = StoryQuery["version"];

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");
const contentOf = (version: Version) => (version === "draft" ? stories.draft : stories.published);
const visible = (version: Version) => (version === "draft" ? undefined : isNotNull(stories.published));

/** `blog/*` means everything under it, anything else exactly itself. */
const slugMatches = (pattern: string) =>
  pattern.endsWith("*")
    ? like(stories.fullSlug, `${escapeLike(pattern.slice(0, -1))}%`)
    : eq(stories.fullSlug, pattern.replace(/\/$/, ""));

function fieldFilter({ field, operation, values }: FieldFilter, version: Version): SQL {
  const value = sql`${contentOf(version)} ->> ${field}`;
  const isIn = sql`${value} IN ${[...values]}`;
  return operation === "in" ? isIn : sql`(${value} IS NULL OR NOT ${isIn})`;
}

const COLUMNS = {
  position: stories.position,
  name: stories.name,
  slug: stories.fullSlug,
  full_slug: stories.fullSlug,
  created_at: stories.createdAt,
  updated_at: stories.updatedAt,
  published_at: stories.publishedAt,
  first_published_at: stories.firstPublishedAt,
} as const;

function order(sortBy: string | undefined, version: Version): SQL[] {
  if (sortBy === undefined) return [asc(stories.position), asc(stories.id)];
  const [field = "", direction, type] = sortBy.split(":");
  const turn = direction === "desc" ? desc : asc;
  if (field.startsWith("content.")) {
    const text = sql`${contentOf(version)} ->> ${field.slice("content.".length)}`;
    // A value that is no number must not fail the whole list.
    const number = sql`CASE WHEN ${text} ~ '^-?[0-9]{1,15}([.][0-9]{1,9})?$' THEN (${text})::numeric END`;
    return [sql`${turn(type === undefined ? text : number)} NULLS LAST`, asc(stories.id)];
  }
  // The pattern of `sort_by` lets other names through than the table has.
  const column = Object.entries(COLUMNS).find(([name]) => name === field)?.[1];
  if (column === undefined) {
    throw unprocessable(
      `sort_by: knows content.<field> and ${Object.keys(COLUMNS).join(", ")}, not ${field}`,
    );
  }
  return [sql`${turn(column)} NULLS LAST`, asc(stories.id)];
}

function conditions(brand: string, query: StoryQuery): SQL | undefined {
  const { version } = query;
  const uuids = query.by_uuids_ordered ?? query.by_uuids;
  return and(
    eq(stories.brand, brand),
    visible(version),
    query.starts_with === undefined ? undefined : like(stories.fullSlug, `${escapeLike(query.starts_with)}%`),
    uuids === undefined ? undefined : inArray(stories.uuid, [...uuids, NOBODY]),
    query.by_slugs === undefined ? undefined : (or(...query.by_slugs.map(slugMatches)) ?? sql`false`),
    ...query.excluding_slugs.map((pattern) => not(slugMatches(pattern))),
    ...query.filters.map((filter) => fieldFilter(filter, version)),
  );
}

/** Keeps an empty list of uuids a valid one that finds nothing. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** One page of the stories a query asks for, and how many there are in all. */
export async function findStories(
  db: Queries,
  brand: string,
  query: StoryQuery,
): Promise<{ rows: StoryRow[]; total: number }> {
  const where = conditions(brand, query);
  const ordered = query.by_uuids_ordered?.map((uuid) => uuid.toLowerCase());
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(stories)
      .where(where)
      .orderBy(
        ...(ordered && ordered.length > 0
          ? [sql`array_position(${sql.param(ordered)}::uuid[], ${stories.uuid})`]
          : order(query.sort_by, query.version)),
      )
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.select({ total: count() }).from(stories).where(where),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** The story at an address, by its uuid or by its number. */
export async function findStory(
  db: Queries,
  brand: string,
  key: { readonly slug: string } | { readonly uuid: string } | { readonly id: number },
  version: Version,
): Promise<StoryRow | undefined> {
  const matches =
    "slug" in key
      ? eq(stories.fullSlug, key.slug)
      : "uuid" in key
        ? eq(stories.uuid, key.uuid)
        : eq(stories.id, key.id);
  const rows = await db
    .select()
    .from(stories)
    .where(and(eq(stories.brand, brand), visible(version), matches))
    .limit(1);
  return rows[0];
}

/** Stories by uuid, at most as many as asked for; the order is the caller's. */
export async function findByUuids(
  db: Queries,
  brand: string,
  uuids: readonly string[],
  version: Version,
): Promise<StoryRow[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .select()
    .from(stories)
    .where(and(eq(stories.brand, brand), visible(version), inArray(stories.uuid, [...uuids])));
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}

/** Stories whose published content names the story. */
export function findReferrers(
  db: Queries,
  brand: string,
  uuid: string,
): Promise<{ uuid: string; fullSlug: string }[]> {
  return db
    .select({ uuid: stories.uuid, fullSlug: stories.fullSlug })
    .from(stories)
    .where(
      and(eq(stories.brand, brand), isNotNull(stories.published), arrayContains(stories.mentions, [uuid])),
    );
}

/** The cache version of a brand's space; 0 before the first publish. */
export async function cacheVersion(db: Queries, brand: string): Promise<number> {
  const rows = await db.select({ cv: spaces.cv }).from(spaces).where(eq(spaces.brand, brand));
  return rows[0]?.cv ?? 0;
}
