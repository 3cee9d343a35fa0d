import { sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { ReconciliationServices } from "./reconcileDay.ts";
import type { ProviderDay } from "./readDay.ts";

/** How far back missed days are reconciled. */
const DAYS_BACK = 14;

/**
 * The zone of a provider's days: that of the brands that use it.
 *
 * @throws {Error} where there is no brand
 */
export function zoneOf({ brands, payments }: ReconciliationServices, provider: string): string {
  const all = [...brands.values()];
  const user = all.find(({ id }) => payments.methodsOf(id).some((method) => method.provider.id === provider));
  const brand = user ?? all[0];
  if (!brand) throw new Error("There is no brand, so no zone of days.");
  return brand.timezone;
}

/**
 * Days of a provider that are over and not settled yet, oldest first: yesterday, days that were missed since the first one
 * that was ever reconciled, those without a settlement, and those with open differences.
 */
export async function dueDays(
  services: ReconciliationServices,
  provider: string,
): Promise<readonly ProviderDay[]> {
  const zone = zoneOf(services, provider);
  const { rows } = await services.db.execute<{ day: string }>(sql`
    with today as (select (${databaseNow} at time zone ${zone})::date as day),
    first as (
      select least(min(reconciliations.day), (select day - 1 from today)) as day
      from reconciliations where provider = ${provider}
    )
    select to_char(due.day, 'YYYY-MM-DD') as day
    from today, first, generate_series(greatest(first.day, today.day - ${DAYS_BACK}::int), today.day - 1, '1 day') as due (day)
    where not exists (
      select from reconciliations where provider = ${provider} and reconciliations.day = due.day::date
        and state <> 'not-reconciled'
    ) or exists (
      select from reconciliation_differences as differences
      where differences.provider = ${provider} and differences.day = due.day::date and resolved_at is null
    )
    order by due.day
  `);
  return rows.map(({ day }) => ({ provider, day, zone }));
}

/** Whether a provider's day is over. */
export async function isOver({ db }: ReconciliationServices, { day, zone }: ProviderDay): Promise<boolean> {
  const { rows } = await db.execute<{ over: boolean }>(
    sql`select ${day}::date < (${databaseNow} at time zone ${zone})::date as over`,
  );
  return rows[0]?.over === true;
}
