import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { bonusOffers, bonusTerms, type TermsRow } from "./tables.ts";

/** An offer with the terms in force. */
export interface FoundOffer {
  readonly offer: typeof bonusOffers.$inferSelect;
  readonly terms: TermsRow;
  /** Published, and within its period. */
  readonly isInForce: boolean;
  /** Whether the asking player may accept it; a guest may read every offer. */
  readonly isForPlayer: boolean;
}

const isInForce = sql<boolean>`(${bonusOffers.isOpen}
  and (${bonusTerms.opensAt} is null or ${bonusTerms.opensAt} <= ${databaseNow})
  and (${bonusTerms.closesAt} is null or ${bonusTerms.closesAt} > ${databaseNow}))`;

/** Nobody is granted an offer twice; one for new players is for who has never deposited. */
const isForPlayer = (playerId: string | undefined): SQL<boolean> =>
  playerId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(not exists (
        select from bonuses where bonuses.player_id = ${playerId}::uuid and bonuses.offer_id = ${bonusOffers.id}
          and bonuses.granted_at is not null
      ) and (not ${bonusTerms.isForNewPlayers} or not exists (
        select from deposits where deposits.player_id = ${playerId}::uuid and deposits.credited_ore is not null
      )))`;

/** Offers of a brand, as one query whatever it finds: its time says nothing about codes. */
export function findOffers(
  db: Queries,
  {
    brand,
    playerId,
    which,
  }: {
    readonly brand: string;
    readonly playerId: string | undefined;
    readonly which: SQL | undefined;
  },
): Promise<FoundOffer[]> {
  return db
    .select({ offer: bonusOffers, terms: bonusTerms, isInForce, isForPlayer: isForPlayer(playerId) })
    .from(bonusOffers)
    .innerJoin(
      bonusTerms,
      and(eq(bonusTerms.offerId, bonusOffers.id), eq(bonusTerms.version, bonusOffers.version)),
    )
    .where(and(eq(bonusOffers.brand, brand), which))
    .orderBy(asc(bonusOffers.fullSlug));
}
