import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { deposits } from "../deposit-records/index.ts";
import { players } from "../players/index.ts";

/**
 * - `requested`: the money has left the player's cash, and the provider is asked to send it back
 * - `refunded`: the provider has sent it to the instrument that paid
 * - `refused`: the provider does not send it, so it is the player's cash again
 */
export type BalanceRefundState = "requested" | "refunded" | "refused";

/**
 * Parts of a balance that go back to the instruments that paid them in, because the player has no verified payout account. A
 * trigger keeps what was asked for and lets a state move once, away from `requested`.
 */
export const balanceRefunds = pgTable(
  "balance_refunds",
  {
    /** Also the provider's reference of the refund: the same at every attempt. */
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** The deposit that paid it in. */
    txId: text()
      .notNull()
      .references(() => deposits.txId),
    licence: text().notNull(),
    brand: text().notNull(),
    provider: text().notNull(),
    amountOre: bigint({ mode: "number" }).notNull(),
    state: text().$type<BalanceRefundState>().notNull().default("requested"),
    createdAt: moment().notNull().default(databaseNow),
    endedAt: moment(),
  },
  (table) => [
    index("balance_refunds_of_deposit").on(table.txId),
    index("balance_refunds_of_player").on(table.playerId),
    // Providers report one sum of refunds for a payment: a second refund would be taken for the first.
    uniqueIndex("balance_refunds_open")
      .on(table.txId)
      .where(sql`state = 'requested'`),
    check("balance_refunds_amount", sql`amount_ore > 0`),
    check("balance_refunds_state", sql`state in ('requested', 'refunded', 'refused')`),
    check("balance_refunds_ended", sql`(state = 'requested') = (ended_at is null)`),
  ],
);

export type BalanceRefundRow = typeof balanceRefunds.$inferSelect;
