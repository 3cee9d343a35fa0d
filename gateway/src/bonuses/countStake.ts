import { eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { endBonus } from "./endBonus.ts";
import { findBonus } from "./openBonus.ts";
import { bonuses } from "./tables.ts";

/**
 * Adds stakes to the progress of a bonus, or takes those of a rolled-back stake off (`amountOre` below 0), in the
 * transaction of the stake, which holds the player's row. The stake that meets the requirement releases the bonus. What was
 * released stays released: a player cannot roll stakes back.
 *
 * @returns whether it was released
 */
export async function countStake(tx: Queries, bonusId: string, amountOre: number): Promise<boolean> {
  const found = await findBonus(tx, bonusId);
  if (found?.bonus.state !== "active" || amountOre === 0) return false;
  const wageredOre = Math.max(0, found.bonus.wageredOre + amountOre);
  await tx.update(bonuses).set({ wageredOre }).where(eq(bonuses.id, bonusId));
  if (amountOre < 0 || wageredOre < (found.bonus.wagerOre ?? Number.POSITIVE_INFINITY)) return false;
  await endBonus(tx, found.bonus, "released", "wager");
  return true;
}
