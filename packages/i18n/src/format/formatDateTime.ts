import { DATE_TIME_FORMAT, LOCALE_TAGS, LOCALES, type Locale } from "@spilhus/contracts";
import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { I18nError } from "../locale/i18nError.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Refuses a missing or unknown locale, so that no date is silently written in another language (R5.12, R8.09). */
function dateLocale(locale: string | undefined): Locale {
  const known = LOCALES.find((name) => name === locale);
  if (known) return known;
  throw new I18nError(
    "date-locale",
    `The date locale must be ${LOCALES.join(" or ")}, got "${locale ?? ""}".`,
  );
}

function inZone(iso: string, zone: string): Dayjs {
  // `dayjs.tz("…Z")` ignores the Z, and `dayjs.utc(undefined)` is now: parse strictly as UTC, then move.
  const time = INSTANT.test(iso) ? dayjs.utc(iso) : undefined;
  if (!time?.isValid()) throw new I18nError("time", `"${iso}" is not an ISO time with Z or an offset.`);
  try {
    return time.tz(zone);
  } catch (cause) {
    throw new I18nError("time", `"${zone}" is not an IANA time zone.`, { cause });
  }
}

/**
 * A time as `DD/MM/YYYY HH:mm:ss` (R9.01).
 *
 * @param iso server time with `Z` or an offset
 * @param zone IANA zone from the brand's configuration
 * @throws {I18nError} `date-locale` unless the locale is da or en (R5.12, R8.09); `time` for a malformed time or zone
 */
export function formatDateTime(iso: string, zone: string, locale: string | undefined): string {
  dateLocale(locale);
  return inZone(iso, zone).format(DATE_TIME_FORMAT);
}

/**
 * A day in words, e.g. `21. november 2026` and `21 November 2026`. A plain date (`2026-11-21`) is that day in every
 * zone.
 *
 * @throws {I18nError} as {@link formatDateTime}
 */
export function formatDate(iso: string, zone: string, locale: string | undefined): string {
  const known = dateLocale(locale);
  const [day, dayZone] = DAY.test(iso) ? [inZone(`${iso}T00:00Z`, "UTC"), "UTC"] : [inZone(iso, zone), zone];
  return new Intl.DateTimeFormat(LOCALE_TAGS[known], { dateStyle: "long", timeZone: dayZone }).format(
    day.toDate(),
  );
}
