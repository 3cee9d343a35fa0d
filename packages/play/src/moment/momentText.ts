import { type Locale, LOCALE_TAGS } from "@spilhus/contracts";

/** A moment to the second, such as `25. november 2026 kl. 19.04.31`. @param zone IANA */
export const momentText = (at: string, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...{ timeZone: zone, dateStyle: "long", timeStyle: "medium" },
  }).format(new Date(at));
