import { parseKroner as parseWith, type NumberSeparators } from "@spilhus/jurisdiction/dk";
import type { Locale } from "../values/index.ts";

const SEPARATORS = {
  da: { group: ".", decimal: "," },
  en: { group: ",", decimal: "." },
} as const satisfies Record<Locale, NumberSeparators>;

/** A typed amount in øre, written as the language writes it; undefined if it is no amount. */
export const parseKroner = (typed: string, locale: Locale): number | undefined =>
  parseWith(typed, SEPARATORS[locale]);
