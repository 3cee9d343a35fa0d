/** The day of a moment in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, moment: Date): string {
  // The Swedish form of a date is ISO 8601's.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(moment);
}
