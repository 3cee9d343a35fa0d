import type { RegisteredBrand } from "@spilhus/contracts";
import { BONUS_OFFER_COMPONENT } from "@spilhus/contracts/content";
import { and, eq, ne, sql } from "drizzle-orm";
import { readDatabaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { readOffer, type StatedOffer } from "./offerStory.ts";
import { bonusOffers, bonusTerms } from "./tables.ts";

/** What was published under a slug; nothing when it was withdrawn. */
type Published = (Readonly<Record<string, unknown>> & { readonly component: string }) | null;

const ofStory = (brand: RegisteredBrand, fullSlug: string) =>
  and(eq(bonusOffers.brand, brand.id), eq(bonusOffers.fullSlug, fullSlug));

/** @throws {HttpError} `invalid-request` for a name that another open offer has */
async function requireOwnNames(tx: Queries, brand: RegisteredBrand, fullSlug: string, stated: StatedOffer) {
  const names = [
    { field: "code", column: bonusOffers.code, value: stated.code },
    { field: "bundle_id", column: bonusOffers.bundleId, value: stated.bundleId },
    { field: "promotion_id", column: bonusOffers.promotionId, value: stated.promotionId },
  ];
  for (const { field, column, value } of names) {
    if (value === null) continue;
    const [other] = await tx
      .select({ fullSlug: bonusOffers.fullSlug })
      .from(bonusOffers)
      .where(
        and(
          eq(bonusOffers.brand, brand.id),
          ne(bonusOffers.fullSlug, fullSlug),
          eq(bonusOffers.isOpen, true),
          eq(column, value),
        ),
      );
    if (!other) continue;
    const message = `The offer "${fullSlug}" cannot be published: its ${field} "${value}" is that of "${other.fullSlug}". Choose another one, or withdraw that offer first.`;
    throw refusal("invalid-request", message);
  }
}

/** The version of an offer's terms: the one in force if the terms are the same, otherwise the next. */
async function versionOf(tx: Queries, offerId: string, { terms }: StatedOffer): Promise<number> {
  const [last] = await tx
    .select({ version: bonusTerms.version, isSame: sql<boolean>`${bonusTerms.hash} = ${terms.hash}` })
    .from(bonusTerms)
    .where(eq(bonusTerms.offerId, offerId))
    .orderBy(sql`version desc`)
    .limit(1);
  if (last?.isSame === true) return last.version;
  const version = (last?.version ?? 0) + 1;
  await tx.insert(bonusTerms).values({ ...terms, offerId, version });
  return version;
}

/**
 * Keeps the offer of a published story, in the transaction that publishes it: its terms become a version that never changes
 * again. A story that is withdrawn, or is no offer any more, closes the offer; bonuses that were accepted go on.
 *
 * The law's day is that of the database's clock.
 *
 * @throws {HttpError} `invalid-request` for terms out of the law's bounds, or a name that another offer has
 */
export async function keepOffer(
  tx: Queries,
  brand: RegisteredBrand,
  fullSlug: string,
  published: Published,
): Promise<void> {
  if (published?.component !== BONUS_OFFER_COMPONENT) {
    await tx.update(bonusOffers).set({ isOpen: false }).where(ofStory(brand, fullSlug));
    return;
  }
  const stated = readOffer(brand, fullSlug, published, await readDatabaseNow(tx));
  await requireOwnNames(tx, brand, fullSlug, stated);
  const { code, bundleId, promotionId } = stated;
  const names = { code, bundleId, promotionId, isOpen: true };
  const [offer] = await tx
    .insert(bonusOffers)
    .values({ brand: brand.id, fullSlug, version: 1, ...names })
    .onConflictDoUpdate({ target: [bonusOffers.brand, bonusOffers.fullSlug], set: names })
    .returning({ id: bonusOffers.id });
  if (!offer) throw new Error("The database returned no row for an offer it has just written.");
  const version = await versionOf(tx, offer.id, stated);
  await tx.update(bonusOffers).set({ version }).where(eq(bonusOffers.id, offer.id));
}

/** Whether anything of a brand is an offer: most publishing has nothing to do with one. */
export const isOfferStory = (...contents: readonly Published[]): boolean =>
  contents.some((content) => content?.component === BONUS_OFFER_COMPONENT);
