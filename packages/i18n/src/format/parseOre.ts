import type { Locale } from "@spilhus/contracts";
import { parseKroner } from "@spilhus/jurisdiction/dk";
import { LOCALE_FORMATS } from "../locale/localeFormats.ts";

/** A typed amount in øre, written as the locale writes it; undefined if it is no amount. The inverse of `formatOre`. */
export const parseOre = (typed: string, locale: Locale): number | undefined =>
  parseKroner(typed, LOCALE_FORMATS[locale].separators);
