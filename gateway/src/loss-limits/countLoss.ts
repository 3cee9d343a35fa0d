import { and, eq, gt, sql, type Placeholder, type SQL } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { KEPT_HOURS, type LossHour } from "./lossRoom.ts";
import { lossHours } from "./tables.ts";

interface Loss {
  readonly playerId: string;
  readonly lostOre: number;
  /** ISO 8601; nothing for now. */
  readonly at: string | null;
}

const addLoss = (moment: (at: Placeholder) => SQL) =>
  preparedQuery((db, { playerId, lostOre, at }: Places<Loss>) =>
    db
      .insert(lossHours)
      .values({ playerId, startsAt: sql`date_trunc('hour', ${moment(at)})`, lostOre })
      .onConflictDoUpdate({
        target: [lossHours.playerId, lossHours.startsAt],
        set: { lostOre: sql`${lossHours.lostOre} + excluded.lost_ore` },
      }),
  );
const addLossNow = addLoss(() => databaseNow);
const addLossAt = addLoss((at) => sql`${at}::timestamptz`);

/**
 * Counts own money that was staked, or below 0 that came back, in the transaction that books it and holds the player's row.
 *
 * @param at when it happened, of imported history
 */
export async function countLoss(tx: Queries, playerId: string, lostOre: number, at?: Date): Promise<void> {
  if (lostOre === 0) return;
  await (at ? addLossAt : addLossNow)(tx, { playerId, lostOre, at: at?.toISOString() ?? null });
}

const selectLosses = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  db
    .select({ startsAt: lossHours.startsAt, lostOre: lossHours.lostOre })
    .from(lossHours)
    .where(
      and(
        eq(lossHours.playerId, playerId),
        gt(lossHours.startsAt, sql`${databaseNow} - make_interval(hours => ${KEPT_HOURS})`),
      ),
    ),
);

/** The hours that a limit can count. */
export const readLosses = (db: Queries, playerId: string): Promise<LossHour[]> =>
  selectLosses(db, { playerId });
