import type { BonusState } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bonusOffers, bonusTerms } from "../bonus-offers/index.ts";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { deposits } from "../deposit-records/index.ts";
import { players } from "../players/index.ts";

const ore = () => bigint({ mode: "number" });

/** States as they are kept: a pause follows from the player's holds and is never written. */
export type KeptBonusState = Exclude<BonusState, "paused">;

/**
 * Bonuses of players. A trigger lets states move along the edges in the migration only, keeps what was agreed, and writes
 * each state into `bonus_steps`.
 */
export const bonuses = pgTable(
  "bonuses",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In the order in which they were accepted: times may be equal. */
    number: bigint({ mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    licence: text().notNull(),
    brand: text().notNull(),
    offerId: uuid()
      .notNull()
      .references(() => bonusOffers.id),
    termsVersion: integer().notNull(),
    state: text().$type<KeptBonusState>().notNull().default("accepted"),
    acceptedAt: moment().notNull().default(databaseNow),
    /** Until when a deposit brings the bonus. */
    depositBy: moment().notNull(),
    /** The deposit that it was granted for, which happens once. */
    txId: text()
      .unique("bonuses_of_deposit")
      .references(() => deposits.txId),
    grantedAt: moment(),
    grantedOre: ore(),
    /** Stakes until release, and those that count so far. */
    wagerOre: ore(),
    wageredOre: ore().notNull().default(0),
    endedAt: moment(),
    /** Bonus money that there was at the end: it became cash, or was taken back. */
    endedOre: ore(),
  },
  (table) => [
    foreignKey({
      columns: [table.offerId, table.termsVersion],
      foreignColumns: [bonusTerms.offerId, bonusTerms.version],
      name: "bonuses_terms",
    }),
    // A player is one person's account under one licence.
    uniqueIndex("bonuses_one_open")
      .on(table.playerId)
      .where(sql`state in ('accepted', 'active')`),
    uniqueIndex("bonuses_offer_once")
      .on(table.playerId, table.offerId)
      .where(sql`granted_at is not null`),
    index("bonuses_of_player").on(table.playerId, table.number.desc()),
    index("bonuses_open")
      .on(table.state)
      .where(sql`state in ('accepted', 'active')`),
    check(
      "bonuses_state",
      sql`state in ('accepted', 'active', 'released', 'given-up', 'expired', 'reversed', 'closed', 'lapsed', 'not-granted')`,
    ),
    check(
      "bonuses_granted",
      sql`(granted_at is null) = (granted_ore is null) and (granted_at is null) = (wager_ore is null) and (granted_at is null) = (tx_id is null)`,
    ),
    check(
      "bonuses_granted_state",
      sql`case when state in ('accepted', 'lapsed', 'not-granted') then granted_at is null when state in ('active', 'released', 'expired', 'reversed') then granted_at is not null else true end`,
    ),
    check("bonuses_amounts", sql`granted_ore > 0 and wager_ore >= 0 and wagered_ore >= 0 and ended_ore >= 0`),
    check(
      "bonuses_ended",
      sql`(state in ('accepted', 'active')) = (ended_at is null) and (ended_at is null) = (ended_ore is null)`,
    ),
    check("bonuses_released", sql`state <> 'released' or wagered_ore >= wager_ore`),
  ],
);
export type BonusRow = typeof bonuses.$inferSelect;

/** Each state that a bonus came to, in order. Written by the trigger alone. */
export const bonusSteps = pgTable(
  "bonus_steps",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bonusId: uuid()
      .notNull()
      .references(() => bonuses.id),
    state: text().$type<KeptBonusState>().notNull(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [index("bonus_steps_of_bonus").on(table.bonusId, table.id)],
);
