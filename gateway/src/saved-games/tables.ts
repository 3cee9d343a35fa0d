import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Games that players saved. A game that leaves the catalogue stays saved, and appears again if it returns. */
export const savedGames = pgTable(
  "saved_games",
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    slug: text().notNull(),
    savedAt: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.slug] })],
);
