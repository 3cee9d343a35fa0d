import type { Queries } from "../database/index.ts";
import { shownBalance } from "../shown-wins/index.ts";
import { activeBonus } from "./openBonus.ts";
import type { BonusRow } from "./tables.ts";

/** A bonus that a withdrawal ends, with the bonus money that would be lost. */
export interface EndedByWithdrawal {
  readonly bonus: BonusRow;
  /** Øre, as the player may know it; may be 0. */
  readonly lossOre: number;
}

/** The bonus that a withdrawal of cash would end; nothing where the terms leave it untouched. Cash is never locked by a bonus. */
export async function bonusEndedByWithdrawal(
  db: Queries,
  playerId: string,
): Promise<EndedByWithdrawal | undefined> {
  const active = await activeBonus(db, playerId);
  if (active?.terms.endsOnWithdrawal !== true) return undefined;
  const { bonusOre } = await shownBalance(db, playerId);
  return { bonus: active.bonus, lossOre: bonusOre };
}
