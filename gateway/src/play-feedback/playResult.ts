import type { PlayFeedback } from "@spilhus/contracts/player-account";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { hiddenMovementIds } from "../shown-wins/index.ts";

// The driver gives sums as text.
const ore = z.coerce.number().int();
const RowSchema = z.object({ stakesOre: ore, winsOre: ore });

/**
 * What a player has staked and won in the days up to today, in øre; stakes that were rolled back are left out.
 *
 * @param zone IANA zone that days are of
 * @param days how many, today among them
 * @returns nothing without a stake
 */
export async function playResult(
  db: Queries,
  playerId: string,
  zone: string,
  days: number,
): Promise<PlayFeedback["result"]> {
  const { rows } = await db.execute(sql`
    select
      coalesce(sum(case kind when 'stake' then amount_ore when 'rollback' then -amount_ore end), 0) as "stakesOre",
      coalesce(sum(amount_ore) filter (where kind = 'win'), 0) as "winsOre"
    from ledger_movements join ledger_transfers on ledger_transfers.movement_id = ledger_movements.id
    where player_id = ${playerId}::uuid and kind in ('stake', 'win', 'rollback')
      and ledger_movements.id not in (${hiddenMovementIds(sql`${playerId}::uuid`)}) and listed_at >=
      (((${databaseNow} at time zone ${zone})::date - (${days}::int - 1))::timestamp at time zone ${zone})
  `);
  const { stakesOre, winsOre } = z.parse(RowSchema, rows[0]);
  return stakesOre > 0 ? { stakesOre, winsOre } : null;
}
