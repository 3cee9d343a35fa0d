import type { RegisteredBrand } from "@spilhus/contracts";
import {
  brokenPromotionBounds,
  type BrokenPromotionBound,
  dutiesOn,
  JURISDICTIONS,
  legalDay,
  type PromotionDuties,
} from "@spilhus/jurisdiction";
import type { TermsRow } from "./tables.ts";
import { wagerOf } from "./wagerOf.ts";

/** The law's bounds of a promotion on the day of a moment, which is of the database's clock. */
export function lawOfPromotions(brand: RegisteredBrand, now: Date): PromotionDuties {
  return dutiesOn(JURISDICTIONS[brand.jurisdiction].law, legalDay(brand, now)).promotion;
}

/**
 * The bounds of the law of a day that a bonus on published terms would break. They were within the law when they were
 * published; the law may have changed since.
 *
 * @param bonusOre what it would be worth to the player; the deposit that it needs is as large
 */
export function boundsBrokenNow(
  brand: RegisteredBrand,
  terms: Pick<TermsRow, "wagerPercent" | "days" | "players">,
  bonusOre: number,
  now: Date,
): readonly BrokenPromotionBound[] {
  const law = lawOfPromotions(brand, now);
  return brokenPromotionBounds(
    {
      ...{ valueOre: bonusOre, requiredOre: bonusOre, wagerOre: wagerOf(terms, bonusOre), days: terms.days },
      // Every game that counts does so with all of a stake: terms have no column for another share.
      contributionPercents: [100],
      // An offer that needs no invitation is everybody's.
      players: terms.players ?? Number.POSITIVE_INFINITY,
    },
    law,
  );
}
