import type { UserReport } from "@spilhus/contracts/player-account";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** What a statement says beside who and when. */
export type KeptStatement = Pick<UserReport, "totals" | "days" | "sessions">;

/** Statements of account as they were when they were asked for: a later bet changes none. */
export const userReports = pgTable(
  "user_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    brand: text().notNull(),
    createdAt: moment().notNull().default(databaseNow),
    statement: jsonb().$type<KeptStatement>().notNull(),
  },
  (table) => [index("user_reports_of_player").on(table.playerId, table.createdAt)],
);
