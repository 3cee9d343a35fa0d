/** Calendar days that the list can be narrowed to. */
export const PERIOD_DAYS = [7, 30, 90] as const;

/**
 * First day of a period that ends today, as the service takes it: `2026-11-17`.
 *
 * @param now the server's time
 * @param zone IANA zone of the brand
 */
export function periodStart(days: number, now: string, zone: string): string {
  const parts = new Intl.DateTimeFormat("sv", { timeZone: zone }).format(Date.parse(now));
  // Noon is never moved to another day by daylight saving.
  return new Date(Date.parse(`${parts}T12:00:00Z`) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
}
