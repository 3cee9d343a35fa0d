import { I18nError } from "../locale/i18nError.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // British digits are `14:05`, the form of R9.01, in both languages.
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  formats.set(zone, format);
  return format;
}

/**
 * The time of day as `HH:mm`, small enough for islands.
 *
 * @param iso server time with `Z` or an offset
 * @param zone IANA zone from the brand's configuration
 * @throws {I18nError} `time` for a malformed time; RangeError for an unknown zone
 */
export function formatTimeOfDay(iso: string, zone: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time) || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso)) {
    throw new I18nError("time", `"${iso}" is not an ISO time with Z or an offset.`);
  }
  return formatOf(zone).format(time);
}
