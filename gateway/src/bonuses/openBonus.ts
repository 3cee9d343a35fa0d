import { and, eq, inArray, sql } from "drizzle-orm";
import { bonusTerms, type TermsRow } from "../bonus-offers/index.ts";
import { databaseNow } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { bonuses, type BonusRow } from "./tables.ts";

/** A bonus with the terms that its player accepted. */
export interface BonusWithTerms {
  readonly bonus: BonusRow;
  readonly terms: TermsRow;
}

const ofTerms = and(eq(bonusTerms.offerId, bonuses.offerId), eq(bonusTerms.version, bonuses.termsVersion));

/** Reads bonuses with their terms; lock the player's row first to change anything by the result. */
export const selectBonuses = (db: Queries) =>
  db.select({ bonus: bonuses, terms: bonusTerms }).from(bonuses).innerJoin(bonusTerms, ofTerms).$dynamic();

const selectOpen = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  selectBonuses(db).where(
    and(
      eq(bonuses.playerId, playerId),
      inArray(bonuses.state, ["accepted", "active"]),
      sql`(${bonuses.state} = 'active' or ${bonuses.depositBy} > ${databaseNow})`,
    ),
  ),
);
const selectById = preparedQuery((db, { id }: Places<{ id: string }>) =>
  selectBonuses(db).where(eq(bonuses.id, id)),
);

/** The player's bonus that is accepted or active; an acceptance whose time for a deposit is over does not count. */
export async function openBonus(db: Queries, playerId: string): Promise<BonusWithTerms | undefined> {
  const [found] = await selectOpen(db, { playerId });
  return found;
}

/** The player's bonus whose money can be staked. */
export async function activeBonus(db: Queries, playerId: string): Promise<BonusWithTerms | undefined> {
  const found = await openBonus(db, playerId);
  return found?.bonus.state === "active" ? found : undefined;
}

/** A bonus by its id. */
export async function findBonus(db: Queries, id: string): Promise<BonusWithTerms | undefined> {
  const [found] = await selectById(db, { id });
  return found;
}
