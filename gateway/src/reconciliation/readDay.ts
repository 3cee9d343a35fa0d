import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { SettlementSide } from "../settlement-records/index.ts";
import { compareDay, type BookedLine, type Comparison, type SettledLine } from "./compareDay.ts";

/** A provider's day, in the zone of its settlements. */
export interface ProviderDay {
  readonly provider: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly zone: string;
}

/** Reading a day may take long when there are years of movements. */
const LONGEST_READ = "5min";

/**
 * Movements between a provider and us. What was booked in the last hour of a day is left to the next day, because the
 * provider's clock may have put it there. Disputes that were won have no row in a settlement and are left out.
 */
const bookings = ({ provider, day, zone }: ProviderDay) => sql`
  select movements.reference, movements.side, sum(movements.amount_ore)::bigint as amount_ore,
    bool_or(movements.happened_at >= (${day}::date::timestamp at time zone ${zone}) - interval '1 hour'
      and movements.happened_at < ((${day}::date + 1)::timestamp at time zone ${zone}) - interval '1 hour') as is_of_day
  from (
    select moved.id, case when moved.source in ('chargeback', 'balance-refund-end') then split_part(moved.reference, ':', 1) else moved.reference end
        as reference,
      transfers.amount_ore, coalesce(moved.event_at, moved.at) as happened_at,
      case
        when moved.source in ('deposit', 'deposit-held') then 'capture'
        when moved.source = 'deposit-refund' then 'back'
        when moved.source in ('chargeback', 'balance-refund-end') and transfers.credit = clearing.id then 'back'
        when moved.source = 'withdrawal-end' then 'payout'
        when moved.source = 'withdrawal-return' then 'payout-returned'
      end as side
    from ledger_accounts as clearing
    join ledger_transfers as transfers on transfers.debit = clearing.id or transfers.credit = clearing.id
    join ledger_movements as moved on moved.id = transfers.movement_id
    where clearing.kind = 'provider-clearing' and clearing.ref = ${provider}
  ) as movements
  where movements.side is not null
  group by movements.id, movements.reference, movements.side`;

/** Compares what is stored of a provider's day with what is booked, as of one moment. */
export async function readDay(tx: Queries, which: ProviderDay): Promise<Comparison> {
  const { provider, day } = which;
  await tx.execute(sql`set local statement_timeout = ${sql.raw(`'${LONGEST_READ}'`)}`);
  const { rows } = await tx.execute<{
    origin: "settled" | "booked";
    side: SettlementSide;
    reference: string;
    amount: string;
    currency: string;
    place: SettledLine["when"];
    is_of_day: boolean;
  }>(sql`
    with booked as (${bookings(which)}),
    concerned as (
      select reference from settlement_rows where provider = ${provider} and day = ${day}::date
      union select reference from booked where is_of_day
    )
    select 'booked' as origin, side, reference, amount_ore as amount, 'DKK' as currency, 'day' as place, is_of_day
    from booked where reference in (select reference from concerned)
    union all
    select 'settled', side, reference, amount_ore, currency,
      case when day < ${day}::date then 'before' when day > ${day}::date then 'after' else 'day' end, false
    from settlement_rows where provider = ${provider} and reference in (select reference from concerned)
  `);
  const settled: SettledLine[] = [];
  const booked: BookedLine[] = [];
  for (const { origin, side, reference, amount, currency, place, is_of_day: isOfDay } of rows) {
    const line = { side, reference, amountOre: Number(amount) };
    if (origin === "settled") settled.push({ ...line, currency, when: place });
    else booked.push({ ...line, isOfDay });
  }
  return compareDay(settled, booked);
}
