import { and, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { endBonus } from "./endBonus.ts";
import { bonuses } from "./tables.ts";

/**
 * Ends the bonus that a deposit has brought when the deposit is taken back, in the transaction that follows the chargeback.
 * What was released before stays the player's.
 */
export async function reverseBonus(tx: Queries, txId: string, by: string): Promise<void> {
  const [bonus] = await tx
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.txId, txId), eq(bonuses.state, "active")));
  if (bonus) await endBonus(tx, bonus, "reversed", by);
}
