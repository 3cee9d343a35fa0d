import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { wagerOf } from "../bonus-offers/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import { BONUS_TEXTS, putMessage } from "../inbox/index.ts";
import { postMovement } from "../ledger/index.ts";
import { openBonus } from "./openBonus.ts";
import { bonuses } from "./tables.ts";

/**
 * Grants the bonus that the player has accepted, if a deposit is large enough for it, in the transaction that credits the
 * deposit: as much as was deposited, up to the most that the terms say. The deposit itself stays cash.
 */
export async function grantBonus(
  tx: Queries,
  { playerId, licence, brand, txId }: Pick<DepositRow, "playerId" | "licence" | "brand" | "txId">,
  creditedOre: number,
): Promise<void> {
  const open = await openBonus(tx, playerId);
  if (open?.bonus.state !== "accepted" || open.bonus.brand !== brand) return;
  const { bonus, terms } = open;
  if (creditedOre < terms.leastDepositOre) return;
  const grantedOre = Math.min(creditedOre, terms.mostBonusOre);
  const wagerOre = wagerOf(terms, grantedOre);
  await postMovement(tx, {
    ...{ licence, brand, playerId, kind: "bonus-granted", source: "bonus", reference: bonus.id },
    by: `deposit:${txId}`,
    transfers: [{ from: { kind: "promotion-cost", ref: brand }, to: "bonus", amountOre: grantedOre }],
  });
  await tx
    .update(bonuses)
    .set({ state: "active", txId, grantedAt: databaseNow, grantedOre, wagerOre })
    .where(eq(bonuses.id, bonus.id));
  const details = { bonus: bonus.id, amountOre: grantedOre, wagerOre };
  await writeAudit(tx, { brand, playerId, event: "bonus-granted", details });
  await putMessage(tx, playerId, BONUS_TEXTS.granted({ ore: grantedOre, wagerOre, days: terms.days }));
}
