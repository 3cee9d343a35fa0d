import type { Queries } from "../database/index.ts";
import { postMovement, readBalances } from "../ledger/index.ts";

/** What a withdrawal would cost the player in bonus money, in øre; nothing without any. Cash is never locked by a bonus. */
export async function bonusAtStake(db: Queries, playerId: string): Promise<number | undefined> {
  const { bonusOre } = await readBalances(db, playerId);
  return bonusOre > 0 ? bonusOre : undefined;
}

export interface EndedBonus {
  readonly withdrawalId: string;
  readonly playerId: string;
  readonly licence: string;
  readonly brand: string;
  readonly lossOre: number;
}

/** Takes back the bonus money that the player has given up by a withdrawal. */
export async function endBonus(tx: Queries, ended: EndedBonus): Promise<void> {
  const { withdrawalId, playerId, licence, brand, lossOre } = ended;
  await postMovement(tx, {
    ...{ licence, brand, playerId, kind: "bonus-ended", source: "withdrawal-bonus", reference: withdrawalId },
    by: "call:create-withdrawal",
    transfers: [{ from: "bonus", to: { kind: "promotion-cost", ref: brand }, amountOre: lossOre }],
  });
}
