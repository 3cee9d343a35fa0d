import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { BONUS_TEXTS, putMessage } from "../inbox/index.ts";
import { postMovement, readBalances } from "../ledger/index.ts";
import { bonuses, type BonusRow, type KeptBonusState } from "./tables.ts";

/** Ends of a bonus. */
export type BonusEnd = Exclude<KeptBonusState, "accepted" | "active">;

/** What became of the bonus money. */
export interface EndedBonus {
  /** It became cash if the bonus was released; it was lost at every other end. */
  readonly endedOre: number;
}

const textsOf = (end: BonusEnd, ore: number) => {
  if (end === "released") return BONUS_TEXTS.released({ ore });
  // A bonus that is not granted is reported with the deposit.
  return end === "lapsed" || end === "not-granted" ? undefined : BONUS_TEXTS.ended({ end, ore });
};

/**
 * Ends an open bonus with all of its money, in a transaction that holds the player's row: released, it becomes cash; at every
 * other end it goes back to where it came from. Cash is never touched.
 *
 * @param by who or what ends it, such as `call:give-up-bonus`
 */
export async function endBonus(tx: Queries, bonus: BonusRow, end: BonusEnd, by: string): Promise<EndedBonus> {
  const { id, playerId, licence, brand, state } = bonus;
  const { bonusOre } = state === "active" ? await readBalances(tx, playerId) : { bonusOre: 0 };
  if (bonusOre > 0) {
    const isReleased = end === "released";
    await postMovement(tx, {
      ...{ licence, brand, playerId, kind: isReleased ? "bonus-released" : "bonus-ended" },
      ...{ source: "bonus-end", reference: id, by },
      transfers: [
        {
          from: "bonus",
          to: isReleased ? "cash" : { kind: "promotion-cost", ref: brand },
          amountOre: bonusOre,
        },
      ],
    });
  }
  await tx
    .update(bonuses)
    .set({ state: end, endedAt: databaseNow, endedOre: bonusOre })
    .where(eq(bonuses.id, id));
  const details = { bonus: id, end, amountOre: bonusOre, by };
  await writeAudit(tx, { brand, playerId, event: "bonus-ended", details });
  const texts = textsOf(end, bonusOre);
  if (texts) await putMessage(tx, playerId, texts);
  return { endedOre: bonusOre };
}
