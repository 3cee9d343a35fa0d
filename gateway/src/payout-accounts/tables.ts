import type { Locale } from "@spilhus/contracts";
import type { PayoutAccountState } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/**
 * Bank accounts to which players are paid. A provider registers each and proves who owns it. We keep the provider's token,
 * sealed, and a masked label; the account's number never reaches us. A removed account stays for the withdrawals to it.
 */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    /** Also the provider's reference of the registration. */
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Where the player added it; it is good on every brand of the licence. */
    brand: text().notNull(),
    provider: text().notNull(),
    state: text().$type<PayoutAccountState>().notNull().default("opening"),
    /** Locale of the provider's page, and where the page sends the browser afterwards. */
    locale: text().$type<Locale>().notNull(),
    returnUrl: text().notNull(),
    /** The provider's page; nothing before it has answered. */
    url: text(),
    tokenSealed: bytes(),
    /** Masked, such as `•••• 1234`. */
    label: text(),
    addedAt: moment().notNull().default(databaseNow),
    verifiedAt: moment(),
    removedAt: moment(),
  },
  (table) => [
    index("payout_accounts_of_player").on(table.playerId, table.addedAt),
    check(
      "payout_accounts_verified",
      sql`(state = 'verified') = (verified_at is not null) and (state = 'verified') = (token_sealed is not null) and (state <> 'verified' or label is not null)`,
    ),
    check(
      "payout_accounts_state",
      sql`state in ('opening', 'registering', 'verified', 'refused', 'name-differs')`,
    ),
  ],
);

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
