import type { Locale } from "@spilhus/contracts";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** What events of an account have put into its inbox; one with a time to come is there from then on. */
export const messages = pgTable(
  "messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    source: text().$type<"content" | "event">().notNull(),
    /** What it is about, by which one that is still to come is taken back. */
    topic: text(),
    texts: jsonb().$type<Record<Locale, { readonly subject: string; readonly body: string }>>().notNull(),
    sentAt: moment().notNull().default(databaseNow),
    readAt: moment(),
  },
  (table) => [index("messages_of_player").on(table.playerId, table.sentAt.desc().nullsFirst())],
);

/** Which of the brand's stories for players a player has read. The stories are the message; nothing is copied. */
export const storyReads = pgTable(
  "story_reads",
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** A story that is withdrawn and published again is the same message. */
    storyUuid: uuid().notNull(),
    readAt: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.storyUuid] })],
);
