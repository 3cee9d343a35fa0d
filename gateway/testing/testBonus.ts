import { randomBytes, randomUUID } from "node:crypto";
import { GAME_CATEGORIES } from "@spilhus/contracts";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { bonusOffers, bonusTerms, type TermsRow } from "../src/bonus-offers/index.ts";
import { acceptBonus, grantBonus } from "../src/bonuses/index.ts";
import { lockPlayerRow } from "../src/sessions/index.ts";
import { bookMoney } from "./bookMoney.ts";
import { creditedDeposit } from "./creditedDeposit.ts";
import { TEST_BRANDS } from "./testBrands.ts";

const [FJORD] = TEST_BRANDS;
/** No bound of the law is what a test of something else meets. */
const NO_LAW = {
  ...{ lawMostBonusOre: 2 ** 40, lawMostWagerPercent: 2 ** 30, lawLeastDays: 0, lawLeastPlayers: 0 },
};
const TEXT = { title: "Bonus", summary: "Samme beløb igen.", conditions: [] };

/** An offer that is open on `fjord` or another brand, with terms that a test may change. @returns its id */
export async function testOffer(
  db: NodePgDatabase,
  {
    code,
    brand = "fjord",
    ...terms
  }: Partial<TermsRow> & { readonly code?: string; readonly brand?: string } = {},
): Promise<string> {
  const name = randomUUID();
  const [offer] = await db
    .insert(bonusOffers)
    .values({
      ...{ brand, fullSlug: `bonusser/${name}`, isOpen: true, version: 1, code: code ?? null },
      promotionId: name,
    })
    .returning();
  if (!offer) throw new Error("The database returned no offer.");
  await db.insert(bonusTerms).values({
    ...{ offerId: offer.id, version: 1, hash: randomBytes(32), texts: { da: TEXT, en: TEXT } },
    ...{ leastDepositOre: 1, mostBonusOre: 100_000, wagerPercent: 1_000, days: 60, depositWithinDays: 7 },
    ...{ games: [...GAME_CATEGORIES], endsOnWithdrawal: true, isForNewPlayers: false },
    ...{ needsCode: code !== undefined, ...NO_LAW, ...terms },
  });
  return offer.id;
}

/**
 * Gives a player an active bonus, for a deposit that they have made or for one whose cash is gone again.
 *
 * @returns the bonus's id
 */
export async function testBonus(
  db: NodePgDatabase,
  playerId: string,
  bonusOre: number,
  { txId: made, ...terms }: Partial<TermsRow> & { readonly txId?: string } = {},
): Promise<string> {
  const offerId = await testOffer(db, { mostBonusOre: bonusOre, ...terms });
  const txId = made ?? (await creditedDeposit(db, playerId, bonusOre));
  if (made === undefined) {
    await bookMoney(db, playerId, "correction", [{ from: "cash", to: "house", amountOre: bonusOre }]);
  }
  return db.transaction(async (tx) => {
    await lockPlayerRow(tx, playerId);
    const { bonus } = await acceptBonus(tx, { playerId, brand: FJORD }, { offerId, termsVersion: 1 });
    await grantBonus(tx, FJORD, { playerId, licence: "1", txId }, bonusOre);
    return bonus.id;
  });
}
