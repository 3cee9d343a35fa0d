import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../database/index.ts";

/**
 * The permanent audit of accounts. Rows are only ever added: neither the owner of the database nor a superuser can
 * change or delete one by accident. Each row's hash covers the previous row of its chain, so `audit_broken()` finds
 * rows that were changed or deleted by other means.
 *
 * The database sets `place`, `at`, `previous` and `hash`, and ignores given values.
 */
export const audit = pgTable(
  "audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** One chain for each player and each member of staff, and one for events without a known player. */
    chain: text().notNull(),
    place: integer().notNull().default(0),
    at: moment().notNull().defaultNow(),
    brand: text().notNull(),
    playerId: uuid(),
    event: text().notNull(),
    /** Never a name, number, address or secret of a person. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    previous: bytes()
      .notNull()
      .default(sql`''::bytea`),
    hash: bytes()
      .notNull()
      .default(sql`''::bytea`),
  },
  (table) => [
    unique("audit_chain_place").on(table.chain, table.place),
    index("audit_of_player").on(table.playerId, table.id),
  ],
);
