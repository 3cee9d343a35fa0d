import type { UserReport } from "@spilhus/contracts/player-account";
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
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
    /** Numbers of the player's movements that it covers: from the first one on, up to the last one there was. */
    firstNumber: bigint({ mode: "number" }).notNull().default(1),
    lastNumber: bigint({ mode: "number" }).notNull().default(0),
    /** Head of the player's chains then; nothing for statements that were made before there were receipts. */
    head: bytes(),
  },
  (table) => [index("user_reports_of_player").on(table.playerId, table.createdAt)],
);
