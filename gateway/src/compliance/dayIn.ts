/** Making a format costs more than the rest of a call, and every call of a player asks for the day. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day it is in a zone, `YYYY-MM-DD`: days compare as text. */
export function dayIn(timezone: string, time: Date): string {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone });
    formats.set(timezone, format);
  }
  return format.format(time);
}
