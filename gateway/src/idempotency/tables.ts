import { index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/**
 * First answers of idempotent calls. A row is inserted in the transaction of the call's effect, so that neither is there
 * without the other: a key whose call was refused or cut off leaves no row.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Id of the call's contract. */
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of places, query and body as the contract parsed them. */
    requestHash: bytes().notNull(),
    status: smallint().notNull(),
    /** The body of the first answer, byte for byte: JSON columns would reorder or reformat it. */
    answer: text().notNull(),
    createdAt: moment().notNull().default(databaseNow),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.call, table.key] }),
    index("idempotency_keys_expired").on(table.expiresAt),
  ],
);
