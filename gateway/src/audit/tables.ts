import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../database/index.ts";

/**
 * What happened to accounts, for good. Rows are only ever added: neither the owner of the database nor a superuser can
 * change or remove one in passing. Each row's hash covers the one before it in its chain, so that a row that was
 * changed or taken out all the same is found by `audit_broken()`.
 *
 * `place`, `at`, `previous` and `hash` are set by the database; what is given for them is ignored.
 */
export const audit = pgTable(
  "audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** One for each player, and one for what happens to nobody known. */
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
