import { pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/databaseNow.ts";
import { moment } from "../database/columns.ts";
import { players } from "../players/tables.ts";

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
