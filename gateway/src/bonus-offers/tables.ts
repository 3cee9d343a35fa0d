import type { GameCategory, Localised } from "@spilhus/contracts";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";

const ore = () => bigint({ mode: "number" });

/** What an offer says in one language. */
export interface OfferTexts {
  readonly title: string;
  readonly summary: string;
  /** One paragraph each. */
  readonly conditions: readonly string[];
}

/**
 * Offers of bonuses, each written by an editor as a story of its brand. There is no row and no column for a player or a
 * group of players: an offer is everybody's who reads of it or has its code.
 */
export const bonusOffers = pgTable(
  "bonus_offers",
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    /** The story's place in the brand's space. */
    fullSlug: text().notNull(),
    /** Whether the story is published. */
    isOpen: boolean().notNull(),
    /** The version of the terms in force. */
    version: integer().notNull(),
    /** Names by which links and players ask for it. */
    code: text(),
    bundleId: text(),
    promotionId: text(),
  },
  (table) => [
    unique("bonus_offers_of_brand").on(table.brand, table.fullSlug),
    uniqueIndex("bonus_offers_code")
      .on(table.brand, table.code)
      .where(sql`is_open`),
    uniqueIndex("bonus_offers_bundle")
      .on(table.brand, table.bundleId)
      .where(sql`is_open`),
    uniqueIndex("bonus_offers_promotion")
      .on(table.brand, table.promotionId)
      .where(sql`is_open`),
  ],
);

/**
 * Versions of an offer's terms. A row never changes: what a player has accepted stays what it was. The bounds of the law on
 * the day of publishing stand beside the figures that they bound.
 */
export const bonusTerms = pgTable(
  "bonus_terms",
  {
    offerId: uuid()
      .notNull()
      .references(() => bonusOffers.id),
    version: integer().notNull(),
    /** SHA-256 of all that the terms say, in every language. */
    hash: bytes().notNull(),
    publishedAt: moment().notNull().default(databaseNow),
    texts: jsonb().$type<Localised<OfferTexts>>().notNull(),
    leastDepositOre: ore().notNull(),
    mostBonusOre: ore().notNull(),
    /** Stakes until release, in percent of deposit and bonus together. */
    wagerPercent: integer().notNull(),
    days: integer().notNull(),
    depositWithinDays: integer().notNull(),
    /** Categories whose games count, with 100 %. */
    games: text().array().$type<GameCategory[]>().notNull(),
    endsOnWithdrawal: boolean().notNull(),
    isForNewPlayers: boolean().notNull(),
    needsCode: boolean().notNull(),
    /** To how many players its code is sent; nothing for an offer to everybody. */
    players: integer(),
    opensAt: moment(),
    closesAt: moment(),
    lawMostBonusOre: ore().notNull(),
    lawMostWagerPercent: integer().notNull(),
    lawLeastDays: integer().notNull(),
    lawLeastPlayers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.version] }),
    check("bonus_terms_version", sql`version >= 1`),
    check(
      "bonus_terms_amounts",
      sql`least_deposit_ore > 0 and least_deposit_ore <= most_bonus_ore and most_bonus_ore <= law_most_bonus_ore`,
    ),
    check("bonus_terms_wager", sql`wager_percent between 0 and law_most_wager_percent`),
    check("bonus_terms_days", sql`days >= law_least_days and deposit_within_days >= 1`),
    check("bonus_terms_players", sql`players is null or players >= law_least_players`),
    check("bonus_terms_games", sql`cardinality(games) > 0`),
    check("bonus_terms_period", sql`opens_at is null or closes_at is null or opens_at < closes_at`),
  ],
);
export type TermsRow = typeof bonusTerms.$inferSelect;
