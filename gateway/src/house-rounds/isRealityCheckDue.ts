import type { RegisteredBrand } from "@spilhus/contracts";
import type { Queries } from "../database/index.ts";
import { readRealityClock } from "./realityClock.ts";
import { wallNow } from "./wallNow.ts";

/**
 * Whether a player must read how long they have played before the next stake, in whoever's game.
 *
 * @param tx a transaction that has locked the player's row
 */
export async function isRealityCheckDue(
  tx: Queries,
  brand: RegisteredBrand,
  playerId: string,
): Promise<boolean> {
  const now = await wallNow(tx);
  const { dueAt } = await readRealityClock(tx, brand, playerId, now);
  return now >= dueAt;
}
