import { LOCALES, type Locale, type Localised } from "@spilhus/contracts";
import { formatDate, formatDateTime, formatOre } from "@spilhus/i18n";
import { createInstance } from "i18next";
import { da } from "./da.ts";
import { en } from "./en.ts";
import { instantIn } from "./instantIn.ts";
import type { Key, Texts } from "./texts.ts";

const TEXTS: Localised<Texts> = { da, en };

/** The texts of a page in the reader's language. */
export interface Words {
  readonly locale: Locale;
  /** The language to change to. */
  readonly other: Locale;
  t(key: Key, values?: Readonly<Record<string, string | number>>): string;
  /** The text of a value that the gateway names, such as a state; the value itself where there is none. */
  label(group: keyof Texts, value: string): string;
  /** The text of a failure, by the gateway's code. */
  failure(code: string): string;
  ore(amount: number): string;
  time(iso: string): string;
  date(iso: string): string;
  /** The instant of a `datetime-local` field, in the zone in which times are shown. */
  instant(local: string): string;
}

/** @param timeZone IANA zone in which times are shown */
export function wordsIn(locale: Locale, timeZone: string): Words {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: TEXTS[locale] } },
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  const label = (group: keyof Texts, value: string) =>
    Object.entries(TEXTS[locale][group]).find(([name]) => name === value)?.[1] ?? value;
  const failures = Object.entries(TEXTS[locale].failures);
  return {
    locale,
    other: LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? locale,
    t: (key, values = {}) => instance.t(key, { replace: values }),
    label,
    failure: (code) => failures.find(([name]) => name === code)?.[1] ?? TEXTS[locale].failures.other,
    ore: (amount) => formatOre(amount, locale),
    time: (iso) => formatDateTime(iso, timeZone, locale),
    date: (iso) => formatDate(iso, timeZone, locale),
    instant: (local) => instantIn(local, timeZone),
  };
}
