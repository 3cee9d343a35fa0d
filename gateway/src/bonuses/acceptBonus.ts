import type { RegisteredBrand } from "@spilhus/contracts";
import { eq, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { bonusOffers, boundsBrokenNow, findOffers, type TermsRow } from "../bonus-offers/index.ts";
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
 * acceptance, also when the offer has new terms or is closed by then; those of another offer that brought no bonus yet are
 * given up.
 *
 * @throws {HttpError} `offer-gone`, `code-unknown`, `terms-changed`, `not-for-you`, `amount-range`, `bonus-active`
 */
export async function acceptBonus(
  tx: Queries,
  { playerId, brand, depositOre }: Accepting,
  { offerId, termsVersion, code }: AcceptedOffer,
): Promise<BonusWithTerms> {
  const open = await openBonus(tx, playerId);
  if (open && isSameAcceptance(open, brand, { offerId, termsVersion })) {
    await refuseUnlawful(tx, brand, open.terms);
    refuseSmaller(depositOre, open.terms.leastDepositOre);
    return open;
  }
  const which = eq(bonusOffers.id, offerId);
  const [found] = await findOffers(tx, { brand: brand.id, playerId, which });
  if (!found?.isInForce) throw refusal("offer-gone");
  const { offer, terms } = found;
  if (terms.needsCode && offer.code !== code) throw refusal("code-unknown");
  if (terms.version !== termsVersion)
    throw refusal("terms-changed", undefined, { termsVersion: terms.version });
  if (!found.isForPlayer) throw refusal("not-for-you");
  await refuseUnlawful(tx, brand, terms);
  refuseSmaller(depositOre, terms.leastDepositOre);
  if (open?.bonus.state === "active") throw refusal("bonus-active");
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

const isSameAcceptance = (
  { bonus }: BonusWithTerms,
  brand: RegisteredBrand,
  { offerId, termsVersion }: AcceptedOffer,
) =>
  bonus.state === "accepted" &&
  bonus.brand === brand.id &&
  bonus.offerId === offerId &&
  bonus.termsVersion === termsVersion;

/**
 * Terms that were lawful when they were published, but no longer are, would not be granted.
 *
 * @throws {HttpError} `offer-gone`
 */
async function refuseUnlawful(tx: Queries, brand: RegisteredBrand, terms: TermsRow): Promise<void> {
  if (boundsBrokenNow(brand, terms, terms.mostBonusOre, await readDatabaseNow(tx)).length > 0)
    throw refusal("offer-gone");
}

/** @throws {HttpError} `amount-range` for a deposit that is too small for the bonus */
function refuseSmaller(depositOre: number | undefined, leastOre: number): void {
  if (depositOre === undefined || depositOre >= leastOre) return;
  const message = `This offer needs a deposit of at least ${leastOre} øre.`;
  throw refusal("amount-range", message, { minOre: leastOre });
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
