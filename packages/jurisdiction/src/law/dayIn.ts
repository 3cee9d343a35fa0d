/** Creating a format is slow, and every call of a player needs the day. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone, `YYYY-MM-DD`. Days compare as text. */
export function dayIn(timezone: string, time: Date): string {
  let format = formats.get(timezone);
  if (!format) {
    // The Swedish date format is ISO 8601.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone });
    formats.set(timezone, format);
  }
  return format.format(time);
}
