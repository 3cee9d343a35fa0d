import { LIMIT_PERIODS } from "@spilhus/contracts/player-account";
import type { RegisteredBrand } from "@spilhus/contracts";
import { dutiesAt } from "@spilhus/jurisdiction";
import { readDatabaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { readLimits } from "../period-limits/index.ts";
import { lossLimits } from "./tables.ts";

/** Whether the law of the day, or the brand, requires limits of loss before play for money. */
export const areLossLimitsRequired = (brand: RegisteredBrand, now: Date): boolean =>
  dutiesAt(brand, now).lossLimits.periods > 0;

/** Whether a player lacks limits of loss that they must have before they play for money. */
export async function lacksLossLimits(
  tx: Queries,
  brand: RegisteredBrand,
  playerId: string,
): Promise<boolean> {
  if (!areLossLimitsRequired(brand, await readDatabaseNow(tx))) return false;
  return Object.keys(await readLimits(tx, lossLimits, playerId)).length < LIMIT_PERIODS.length;
}
