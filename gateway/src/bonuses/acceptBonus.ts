import type { RegisteredBrand } from "@spilhus/contracts";
import { eq, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { bonusOffers, boundsBrokenNow, findOffers } from "../bonus-offers/index.ts";
import { databaseNow, readDatabaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { endBonus } from "./endBonus.ts";
import { type BonusWithTerms, openBonus } from "./openBonus.ts";
import { bonuses } from "./tables.ts";

/** What a player accepts. */
export interface AcceptedOffer {
  readonly offerId: string;
  /** The version of the terms that they have read. */
  readonly termsVersion: number;
  readonly code?: string | undefined;
}

interface Accepting {
  readonly playerId: string;
  readonly brand: RegisteredBrand;
  /** Amount of the deposit that is to bring the bonus. */
  readonly depositOre?: number;
}

/**
 * Accepts an offer's terms in a transaction that holds the player's row; nothing is booked. The same terms again are the same
 * acceptance; those of another offer that brought no bonus yet are given up.
 *
 * @throws {HttpError} `offer-gone`, `code-unknown`, `terms-changed`, `not-for-you`, `amount-range`, `bonus-active`
 */
export async function acceptBonus(
  tx: Queries,
  { playerId, brand, depositOre }: Accepting,
  { offerId, termsVersion, code }: AcceptedOffer,
): Promise<BonusWithTerms> {
  const which = eq(bonusOffers.id, offerId);
  const [found] = await findOffers(tx, { brand: brand.id, playerId, which });
  if (!found?.isInForce) throw refusal("offer-gone");
  const { offer, terms } = found;
  if (terms.needsCode && offer.code !== code) throw refusal("code-unknown");
  if (terms.version !== termsVersion)
    throw refusal("terms-changed", undefined, { termsVersion: terms.version });
  if (!found.isForPlayer) throw refusal("not-for-you");
  // Lawful when it was published, but no longer: it would not be granted.
  if (boundsBrokenNow(brand, terms, terms.mostBonusOre, await readDatabaseNow(tx)).length > 0)
    throw refusal("offer-gone");
  if (depositOre !== undefined && depositOre < terms.leastDepositOre) {
    const message = `This offer needs a deposit of at least ${terms.leastDepositOre} øre.`;
    throw refusal("amount-range", message, { minOre: terms.leastDepositOre });
  }
  const open = await openBonus(tx, playerId);
  if (open?.bonus.state === "active") throw refusal("bonus-active");
  if (open?.bonus.offerId === offerId && open.bonus.termsVersion === termsVersion) return open;
  await closeAcceptances(tx, playerId);
  const [bonus] = await tx
    .insert(bonuses)
    .values({
      ...{ playerId, licence: brand.licence.number, brand: brand.id, offerId, termsVersion },
      depositBy: sql`${databaseNow} + make_interval(days => ${terms.depositWithinDays})`,
    })
    .returning();
  if (!bonus) throw new Error("The database returned no row for a bonus it has just written.");
  const details = { bonus: bonus.id, offer: offerId, termsVersion };
  await writeAudit(tx, { brand: brand.id, playerId, event: "bonus-accepted", details });
  return { bonus, terms };
}

/** Ends acceptances that no deposit has followed, also those whose time is over. */
async function closeAcceptances(tx: Queries, playerId: string): Promise<void> {
  const accepted = await tx
    .select({ bonus: bonuses, isLate: sql<boolean>`${bonuses.depositBy} <= ${databaseNow}` })
    .from(bonuses)
    .where(sql`${bonuses.playerId} = ${playerId}::uuid and ${bonuses.state} = 'accepted'`);
  for (const { bonus, isLate } of accepted) {
    await endBonus(tx, bonus, isLate ? "lapsed" : "given-up", "call:accept-bonus");
  }
}
