import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { StoryContent } from "@spilhus/contracts";

/** One content space a brand, with its cache version. */
export const spaces = pgTable("spaces", {
  brand: text().primaryKey(),
  /** Number of the space in asset addresses. */
  number: integer().notNull().unique(),
  /** Grows with every publish, never falls back (R7.23). */
  cv: bigint({ mode: "number" }).notNull(),
});

const time = () => timestamp({ withTimezone: true, mode: "date" });

export const stories = pgTable(
  "stories",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1_000 }),
    uuid: uuid().notNull().unique(),
    brand: text()
      .notNull()
      .references(() => spaces.brand),
    fullSlug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    tagList: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isStartpage: boolean().notNull().default(false),
    /** Content with field-level translations as the editor last saved it. */
    draft: jsonb().$type<StoryContent>().notNull(),
    /** The same as visitors see it; null while unpublished. */
    published: jsonb().$type<StoryContent>(),
    /** Every story named anywhere in draft or published content. */
    mentions: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    publishedAt: time(),
    firstPublishedAt: time(),
  },
  (table) => [
    unique("stories_brand_full_slug").on(table.brand, table.fullSlug),
    index("stories_prefix").on(table.brand, table.fullSlug.op("text_pattern_ops")),
    index("stories_position").on(table.brand, table.position, table.id),
    index("stories_mentions").using("gin", table.mentions),
  ],
);

export type StoryRow = typeof stories.$inferSelect;
