import type { UserReport } from "@spilhus/contracts/player-account";
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** The content of a statement, without player and time. */
export type KeptStatement = Pick<UserReport, "totals" | "days" | "sessions">;

/** Statements of account as of their creation: later bets do not change them. */
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
