import type { Balance } from "@spilhus/contracts/payments";
import { sql, type SQL } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { hiddenWins } from "./hiddenWins.ts";

/** What a player has, without the time. */
export type ShownBalance = Omit<Balance, "serverTime">;

/**
 * What a player has, as they may know it: without the wins of rounds that are still being shown. A balance that rises before
 * the reels stop has told the result. The version grows when a win has been shown, not when it is booked. Accounts, book and
 * rounds are each read once, because every open page asks for this every few seconds.
 *
 * @param playerId an expression of the query that selects this
 */
export const shownBalanceOf = (playerId: SQL): SQL<ShownBalance> => sql<ShownBalance>`(
  -- A win that is hidden can have moved on already, such as bonus money of a bonus that was given up.
  select json_build_object(
    'cashOre', greatest(0, booked.cash_ore - hidden.cash_ore), 'bonusOre', greatest(0, booked.bonus_ore - hidden.bonus_ore),
    'reservedOre', booked.reserved_ore,
    'version', coalesce((select movements from ledger_books where ledger_books.player_id = ${playerId}), 0) - hidden.wins
  ) from (
    select coalesce(sum(balance_ore) filter (where kind = 'cash'), 0) as cash_ore,
      coalesce(sum(balance_ore) filter (where kind = 'bonus'), 0) as bonus_ore,
      coalesce(sum(balance_ore) filter (where kind = 'reserved'), 0) as reserved_ore
    from ledger_accounts where ledger_accounts.player_id = ${playerId}
  ) as booked cross join (
    select coalesce(sum(house_rounds.win_cash_ore), 0) as cash_ore, coalesce(sum(house_rounds.win_bonus_ore), 0) as bonus_ore,
      count(*) as wins
    ${hiddenWins(playerId)}
  ) as hidden
)`;

const selectBalance = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  db.select({ balance: shownBalanceOf(sql`${playerId}::uuid`) }).from(sql`(select 1) as one`),
);

/** What a player has, of one moment, as they may know it. */
export async function shownBalance(db: Queries, playerId: string): Promise<ShownBalance> {
  const [row] = await selectBalance(db, { playerId });
  if (!row) throw new Error("The database returned no balance.");
  return row.balance;
}
