import type { RegisteredBrand } from "@spilhus/contracts";
import type { HallReality } from "@spilhus/contracts/play";
import type { Queries } from "../database/index.ts";
import { readClockAfterPause, readRealityCheck, startRealityClock } from "./realityClock.ts";
import { wallNow } from "./wallNow.ts";

/**
 * Whether a player must read how long they have played before they buy plates. Who buys the first ones, or the first ones after a
 * pause, begins to play with them.
 *
 * @param tx a transaction that has locked the player's row
 */
export async function isRealityCheckDueInHall(
  tx: Queries,
  brand: RegisteredBrand,
  playerId: string,
): Promise<boolean> {
  const now = await wallNow(tx);
  const { since, dueAt } = await readClockAfterPause(tx, brand, playerId, now);
  if (now >= dueAt) return true;
  if (since.getTime() === now.getTime()) await startRealityClock(tx, brand, playerId, now);
  return false;
}

/** What a page of a hall tells a player of their time of play. */
export async function readHallReality(
  db: Queries,
  brand: RegisteredBrand,
  playerId: string,
): Promise<HallReality> {
  const now = await wallNow(db);
  const realityCheck = await readRealityCheck(db, brand, playerId, now, readClockAfterPause);
  return { serverTime: now.toISOString(), realityCheck };
}
