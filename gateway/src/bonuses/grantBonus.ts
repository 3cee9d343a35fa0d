import type { RegisteredBrand } from "@spilhus/contracts";
import type { BrokenPromotionBound } from "@spilhus/jurisdiction";
import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { boundsBrokenNow, wagerOf } from "../bonus-offers/index.ts";
import { databaseNow, readDatabaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import { BONUS_TEXTS, putMessage } from "../inbox/index.ts";
import { postMovement } from "../ledger/index.ts";
import { endBonus } from "./endBonus.ts";
import { openBonus } from "./openBonus.ts";
import { bonuses } from "./tables.ts";

/** What a credited deposit brought. */
export type Granting =
  | { readonly outcome: "granted" | "none" }
  /** The law of the day forbids the terms that were accepted. */
  | {
      readonly outcome: "refused";
      readonly bonusId: string;
      readonly broken: readonly BrokenPromotionBound[];
    };

/**
 * Grants the bonus that the player has accepted, if a deposit is large enough for it, in the transaction that credits the
 * deposit: as much as was deposited, up to the most that the terms say. The deposit itself stays cash.
 *
 * The terms were within the law's bounds when they were published. The law of the day of the grant has the last word: where it
 * forbids them, the acceptance ends, the player is told so, and the deposit is credited without the bonus.
 *
 * @param brand that of the deposit
 */
export async function grantBonus(
  tx: Queries,
  brand: RegisteredBrand,
  { playerId, licence, txId }: Pick<DepositRow, "playerId" | "licence" | "txId">,
  creditedOre: number,
): Promise<Granting> {
  const open = await openBonus(tx, playerId);
  if (open?.bonus.state !== "accepted" || open.bonus.brand !== brand.id) return { outcome: "none" };
  const { bonus, terms } = open;
  if (creditedOre < terms.leastDepositOre) return { outcome: "none" };
  const grantedOre = Math.min(creditedOre, terms.mostBonusOre);
  const broken = boundsBrokenNow(brand, terms, grantedOre, await readDatabaseNow(tx));
  if (broken.length > 0) {
    await endBonus(tx, bonus, "not-granted", `deposit:${txId}`);
    await putMessage(tx, playerId, BONUS_TEXTS.notGranted({ depositOre: creditedOre }));
    return { outcome: "refused", bonusId: bonus.id, broken };
  }
  const wagerOre = wagerOf(terms, grantedOre);
  await postMovement(tx, {
    ...{ licence, brand: brand.id, playerId, kind: "bonus-granted", source: "bonus", reference: bonus.id },
    by: `deposit:${txId}`,
    transfers: [{ from: { kind: "promotion-cost", ref: brand.id }, to: "bonus", amountOre: grantedOre }],
  });
  await tx
    .update(bonuses)
    .set({ state: "active", txId, grantedAt: databaseNow, grantedOre, wagerOre })
    .where(eq(bonuses.id, bonus.id));
  const details = { bonus: bonus.id, amountOre: grantedOre, wagerOre };
  await writeAudit(tx, { brand: brand.id, playerId, event: "bonus-granted", details });
  await putMessage(tx, playerId, BONUS_TEXTS.granted({ ore: grantedOre, wagerOre, days: terms.days }));
  return { outcome: "granted" };
}
