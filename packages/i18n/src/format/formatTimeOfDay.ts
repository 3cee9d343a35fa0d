import { I18nError } from "../locale/i18nError.ts";
import type { ZoneYears } from "./zoneYears.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // British digits are `14:05`, the form of R9.01, in both languages.
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  formats.set(zone, format);
  return format;
}

/** The time of day by known years; nothing outside them. */
function byYears(time: number, { shifts, until }: ZoneYears): string | undefined {
  const shift = time < until ? shifts.findLast(([from]) => from <= time) : undefined;
  if (!shift) return undefined;
  // What the zone's clocks show, as if it were UTC: the digits after the date of `2026-11-24T14:05:00.000Z`.
  return new Date(time + shift[1] * 60_000).toISOString().slice(11, 16);
}

/**
 * The time of day as `HH:mm`, small enough for islands.
 *
 * @param iso server time with `Z` or an offset
 * @param zone IANA zone from the brand's configuration
 * @param years of that zone, where a server has sent them: a time in them needs no `Intl`
 * @throws {I18nError} `time` for a malformed time; RangeError for an unknown zone
 */
export function formatTimeOfDay(iso: string, zone: string, years?: ZoneYears): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time) || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso)) {
    throw new I18nError("time", `"${iso}" is not an ISO time with Z or an offset.`);
  }
  return (years && byYears(time, years)) ?? formatOf(zone).format(time);
}
