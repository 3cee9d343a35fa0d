import type { Locale } from "@spilhus/contracts";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Messages about events of an account; one with a future time is visible from then on. */
export const messages = pgTable(
  "messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    source: text().$type<"content" | "event">().notNull(),
    /** Topic, to remove a future message by. */
    topic: text(),
    texts: jsonb().$type<Record<Locale, { readonly subject: string; readonly body: string }>>().notNull(),
    sentAt: moment().notNull().default(databaseNow),
    readAt: moment(),
  },
  (table) => [index("messages_of_player").on(table.playerId, table.sentAt.desc().nullsFirst())],
);

/** The brand's stories that a player has read. Stories are not copied into messages. */
export const storyReads = pgTable(
  "story_reads",
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** A story that is unpublished and published again is the same message. */
    storyUuid: uuid().notNull(),
    readAt: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.storyUuid] })],
);
