import { sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { hiddenWins } from "../shown-wins/index.ts";
import { playBudgets } from "./tables.ts";

/** A budget that holds, in øre. */
export interface Budget {
  readonly amountOre: number;
  /** What can still be lost, at least 0. */
  readonly leftOre: number;
}

/**
 * Logging out and in again does not end a budget while its player goes on playing: whoever chases a loss would do just that.
 */
const holds = sql`(
  play_budgets.counted_at > ${databaseNow} - interval '1 hour'
  or exists (select from sessions where sessions.id = play_budgets.session_id
    and sessions.ended_at is null and least(sessions.expires_at, sessions.ends_at) > ${databaseNow})
)`;

/**
 * The budget of a player that holds now; nothing without one.
 *
 * @param hides leaves wins out that have not been shown yet, which the player may not know of
 */
async function read(db: Queries, playerId: string, hides: boolean): Promise<Budget | undefined> {
  const hiddenOre = hides
    ? sql`coalesce((select sum(house_rounds.win_cash_ore)::bigint ${hiddenWins(sql`play_budgets.player_id`)}), 0)`
    : sql`0`;
  const { rows } = await db.execute<{ amount: string; left: string }>(sql`
    select amount_ore as amount, greatest(0, amount_ore - lost_ore - ${hiddenOre}) as left from play_budgets
    where play_budgets.player_id = ${playerId}::uuid and ${holds}`);
  const [row] = rows;
  return row && { amountOre: Number(row.amount), leftOre: Number(row.left) };
}

/** What a stake may use. Holds until the transaction ends if the player's row is locked. */
export const readBudget = (tx: Queries, playerId: string): Promise<Budget | undefined> =>
  read(tx, playerId, false);

/** What the player is told. */
export const readShownBudget = (db: Queries, playerId: string): Promise<Budget | undefined> =>
  read(db, playerId, true);

/** Counts own money that was staked, or below 0 that came back, in the transaction that books it. */
export async function countBudget(tx: Queries, playerId: string, lostOre: number): Promise<void> {
  if (lostOre === 0) return;
  await tx.execute(sql`
    update play_budgets set lost_ore = lost_ore + ${lostOre}::bigint, counted_at = ${databaseNow}
    where player_id = ${playerId}::uuid and ${holds}`);
}

/** Writes a budget in a transaction that holds the player's row: a new one, or a lower amount of the one that holds. */
export async function writeBudget(
  tx: Queries,
  { playerId, sessionId, amountOre }: { playerId: string; sessionId: string; amountOre: number },
): Promise<void> {
  const held = await readBudget(tx, playerId);
  const fresh = { lostOre: 0, setAt: databaseNow, countedAt: databaseNow };
  await tx
    .insert(playBudgets)
    .values({ playerId, sessionId, amountOre })
    .onConflictDoUpdate({
      target: playBudgets.playerId,
      set: { sessionId, amountOre, ...(held ? {} : fresh) },
    });
}
