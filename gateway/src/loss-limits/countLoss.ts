import { and, eq, gt, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { KEPT_HOURS, type LossHour } from "./lossRoom.ts";
import { lossHours } from "./tables.ts";

/**
 * Counts own money that was staked, or below 0 that came back, in the transaction that books it and holds the player's row.
 *
 * @param at when it happened, of imported history
 */
export async function countLoss(tx: Queries, playerId: string, lostOre: number, at?: Date): Promise<void> {
  if (lostOre === 0) return;
  const moment = at ? sql`${at.toISOString()}::timestamptz` : databaseNow;
  await tx
    .insert(lossHours)
    .values({ playerId, startsAt: sql`date_trunc('hour', ${moment})`, lostOre })
    .onConflictDoUpdate({
      target: [lossHours.playerId, lossHours.startsAt],
      set: { lostOre: sql`${lossHours.lostOre} + excluded.lost_ore` },
    });
}

/** The hours that a limit can count. */
export const readLosses = (db: Queries, playerId: string): Promise<LossHour[]> =>
  db
    .select({ startsAt: lossHours.startsAt, lostOre: lossHours.lostOre })
    .from(lossHours)
    .where(
      and(
        eq(lossHours.playerId, playerId),
        gt(lossHours.startsAt, sql`${databaseNow} - make_interval(hours => ${KEPT_HOURS})`),
      ),
    );
