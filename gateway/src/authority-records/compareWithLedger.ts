import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/** A licence's day in UTC. */
export interface RecordedDay {
  readonly licence: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/**
 * Compares a day's records with the ledger.
 *
 * @returns what disagrees, a line each: a record whose stakes or wins are not those that were booked for its rounds, and a booking
 *   of that day whose play is over and neither recorded nor due; nothing where all agree
 */
export async function compareWithLedger(
  db: Queries,
  { licence, day }: RecordedDay,
): Promise<readonly string[]> {
  const { rows: wrong } = await db.execute<{ fault: string }>(sql`
    select format('record %s: %s and %s øre, booked %s and %s øre', records.id, records.stakes_ore, records.wins_ore,
      booked.stakes_ore, booked.wins_ore) as fault
    from authority_records as records
    cross join lateral (
      select coalesce(sum(case when calls.kind = 'stake' then taken when calls.kind = 'rollback' then -given end), 0) as stakes_ore,
        coalesce(sum(given) filter (where calls.kind = 'settle'), 0) as wins_ore
      from game_rounds as rounds
      join wallet_calls as calls on calls.round_id = rounds.id and calls.movement_id is not null
      cross join lateral (
        select coalesce(sum(amount_ore) filter (where debits.player_id is not null), 0) as taken,
          coalesce(sum(amount_ore) filter (where credits.player_id is not null), 0) as given
        from ledger_transfers as transfers
        join ledger_accounts as debits on debits.id = transfers.debit
        join ledger_accounts as credits on credits.id = transfers.credit
        where transfers.movement_id = calls.movement_id
      ) as moved
      where case records.category
        when 'casino' then rounds.play_session_id = records.subject and rounds.caller <> 'rooms'
        else rounds.caller = 'rooms' and rounds.reference = records.subject::text end
    ) as booked
    where records.licence = ${licence} and records.day = ${day}::date
      and (booked.stakes_ore, booked.wins_ore) is distinct from (records.stakes_ore, records.wins_ore)
    order by records.id
  `);
  const { rows: missing } = await db.execute<{ fault: string }>(sql`
    select format('round %s of %s is booked and not recorded', rounds.reference, plays.game) as fault
    from game_rounds as rounds
    join play_sessions as plays on plays.id = rounds.play_session_id
    join players on players.id = plays.player_id
    where rounds.state = 'settled' and plays.closed_because is distinct from 'imported' and players.licence = ${licence}
      and rounds.closed_at >= ${day}::date::timestamp at time zone 'UTC'
      and rounds.closed_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      and case when rounds.caller = 'rooms' then true else plays.closed_at is not null end
      and not exists (
        select from authority_records as records
        where records.subject = case when rounds.caller = 'rooms' then rounds.reference::uuid else plays.id end
      )
      and not exists (
        select from authority_due as due
        where due.subject = case when rounds.caller = 'rooms' then rounds.reference::uuid else plays.id end
      )
    order by rounds.closed_at
  `);
  return [...wrong, ...missing].map(({ fault }) => fault);
}
