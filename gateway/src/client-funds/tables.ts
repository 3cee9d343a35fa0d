import { sql } from "drizzle-orm";
import { bigint, check, date, pgTable, text, unique } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";

const ore = () => bigint({ mode: "number" }).notNull();

/**
 * Proofs that the client bank account holds the players' money of a licence: what it had to hold at the end of a day, what
 * the bank's statement says, and what was transferred since to true it up. Rows are only ever added: a later statement that
 * shows the transfer adds another row of the same day. The hash of each row also stands in the audit.
 */
export const fundsProofs = pgTable(
  "funds_proofs",
  {
    /** Rows of one day are ordered by it: the last one counts. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    licence: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** The end of the day, in the zone of the licence's brands. */
    endsAt: moment().notNull(),
    cashOre: ore(),
    reservedOre: ore(),
    /** Own money that was staked in rounds open at that time. */
    stakedOre: ore(),
    /** Booked closing balance of the statement. */
    bankOre: ore(),
    /** Transferred to the account since, in øre; below 0 from it. */
    truedUpOre: ore(),
    /** The bank's id of the statement that this row follows, its day, and the SHA-256 of its file. */
    statement: text().notNull(),
    statementDay: date({ mode: "string" }).notNull(),
    statementHash: bytes().notNull(),
    /** Who gave the statement: `officer:<id>` or `command:<id>`. */
    by: text().notNull(),
    at: moment().notNull().default(databaseNow),
    /** Written by the database. */
    hash: bytes()
      .notNull()
      .default(sql`''::bytea`),
  },
  (table) => [
    unique("funds_proofs_once").on(table.licence, table.day, table.statement),
    check("funds_proofs_amounts", sql`cash_ore >= 0 and reserved_ore >= 0 and staked_ore >= 0`),
  ],
);
