import type { Queries } from "../database/index.ts";
import { postMovement } from "../ledger/index.ts";
import type { BonusRow } from "./tables.ts";

/** Takes back the bonus part of a win that came after its bonus had ended; it has been booked as bonus money. */
export async function takeLateWin(
  tx: Queries,
  { playerId, licence, brand }: Pick<BonusRow, "playerId" | "licence" | "brand">,
  {
    source,
    reference,
    amountOre,
  }: { readonly source: string; readonly reference: string; readonly amountOre: number },
): Promise<void> {
  if (amountOre === 0) return;
  await postMovement(tx, {
    ...{
      licence,
      brand,
      playerId,
      kind: "bonus-ended",
      source: `bonus-late:${source}`,
      reference,
      by: source,
    },
    transfers: [{ from: "bonus", to: { kind: "promotion-cost", ref: brand }, amountOre }],
  });
}
