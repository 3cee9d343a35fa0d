import { LIMIT_PERIODS, type DepositLimits, type LimitPeriod } from "@spilhus/contracts/player-account";
import { eq, inArray, sql } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import type { PeriodLimitTable } from "./limitTable.ts";
import { limitAt, type Amounts, type KeptLimit, type KeptLimits } from "./limitChange.ts";

const selectLimits = (table: PeriodLimitTable) =>
  preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
    db
      .select({
        period: table.period,
        limitOre: table.limitOre,
        raisedOre: table.raisedOre,
        raisedFrom: table.raisedFrom,
      })
      .from(table)
      .where(eq(table.playerId, playerId)),
  );
const selectFrom = new Map<PeriodLimitTable, ReturnType<typeof selectLimits>>();

/** A player's limits as they were written down. */
export async function readLimits(
  db: Queries,
  table: PeriodLimitTable,
  playerId: string,
): Promise<KeptLimits> {
  const select = selectFrom.get(table) ?? selectLimits(table);
  selectFrom.set(table, select);
  const rows = await select(db, { playerId });
  return Object.fromEntries(rows.map(({ period, ...kept }) => [period, kept]));
}

/** Which of the players have chosen limits of this kind; they choose all three at once. */
export async function playersWithLimits(
  db: Queries,
  table: PeriodLimitTable,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .select({ playerId: table.playerId })
    .from(table)
    .where(inArray(table.playerId, [...playerIds]));
  return new Set(rows.map(({ playerId }) => playerId));
}

/** Writes a player's limits down, in the transaction that holds the player's row. */
export async function writeLimits(
  db: Queries,
  table: PeriodLimitTable,
  playerId: string,
  limits: Readonly<Record<LimitPeriod, KeptLimit>>,
): Promise<void> {
  await db
    .insert(table)
    .values(LIMIT_PERIODS.map((period) => ({ playerId, period, ...limits[period] })))
    .onConflictDoUpdate({
      target: [table.playerId, table.period],
      set: {
        limitOre: sql`excluded.limit_ore`,
        raisedOre: sql`excluded.raised_ore`,
        raisedFrom: sql`excluded.raised_from`,
      },
    });
}

function shown(kept: KeptLimit | undefined, usedOre: number, now: Date): DepositLimits["day"] {
  if (!kept) return { limitOre: null, usedOre, pending: null };
  const { limitOre, raisedOre, raisedFrom } = limitAt(kept, now);
  const pending =
    raisedOre === null || raisedFrom === null
      ? null
      : { limitOre: raisedOre, from: raisedFrom.toISOString() };
  return { limitOre, usedOre, pending };
}

/** A player's limits as they stand at a moment of the database's clock, with what is used of them. */
export const shownLimits = (kept: KeptLimits, used: Amounts, now: Date): DepositLimits => ({
  serverTime: now.toISOString(),
  day: shown(kept.day, used.day, now),
  week: shown(kept.week, used.week, now),
  month: shown(kept.month, used.month, now),
});
