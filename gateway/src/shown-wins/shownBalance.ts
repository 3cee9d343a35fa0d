import type { Balance } from "@spilhus/contracts/payments";
import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { ledgerBooks, type PlayerAccount } from "../ledger/index.ts";
import { hiddenWins } from "./hiddenWins.ts";

const hidden = (playerId: SQL, what: SQL) =>
  sql`coalesce((select sum(${what})::bigint ${hiddenWins(playerId)}), 0)`;

const booked = (playerId: SQL, kind: PlayerAccount) => sql`coalesce((
  select balance_ore from ledger_accounts
  where ledger_accounts.player_id = ${playerId} and kind = ${sql.raw(`'${kind}'`)}
), 0)`;

/**
 * What a player has, as they may know it: without the wins of rounds that are still being shown. A balance that rises before
 * the reels stop has told the result. The version grows when a win has been shown, not when it is booked.
 *
 * @param playerId an expression of the query that selects these
 */
export const shownBalanceOf = (playerId: SQL) => ({
  // A win that is hidden can have moved on already, such as bonus money of a bonus that was given up.
  cashOre: sql<number>`greatest(0, ${booked(playerId, "cash")} - ${hidden(playerId, sql`house_rounds.win_cash_ore`)})`,
  bonusOre: sql<number>`greatest(0, ${booked(playerId, "bonus")} - ${hidden(playerId, sql`house_rounds.win_bonus_ore`)})`,
  reservedOre: sql<number>`${booked(playerId, "reserved")}`,
  version: sql<number>`coalesce((
    select movements from ${ledgerBooks} where ${ledgerBooks.playerId} = ${playerId}
  ), 0) - ${hidden(playerId, sql`1`)}`,
});

/** What a player has, of one moment, as they may know it. */
export async function shownBalance(db: Queries, playerId: string): Promise<Omit<Balance, "serverTime">> {
  const { cashOre, bonusOre, reservedOre, version } = shownBalanceOf(sql`${playerId}::uuid`);
  const [row] = await db
    .select({
      cashOre: cashOre.mapWith(Number),
      bonusOre: bonusOre.mapWith(Number),
      reservedOre: reservedOre.mapWith(Number),
      version: version.mapWith(Number),
    })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("The database returned no balance.");
  return row;
}
