import { LOCALES, type Localised } from "@spilhus/contracts";
import { keyPath } from "../../findings/keyPath.ts";
import type { Finding } from "../../findings/finding.ts";
import type { Known } from "./known.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

const PART = { da: "messagesDa", en: "messagesEn" } as const satisfies Localised;

/** Overrides replace existing messages, each in every locale. */
export function messagesRule(brand: ParsedBrand, { messageKeys }: Known): Finding[] {
  return LOCALES.flatMap((locale) => {
    const finding = reporter(brand, PART[locale], "messages");
    const others = LOCALES.filter((other) => other !== locale).map((other) => brand.messages[other]);
    return Object.keys(brand.messages[locale] ?? {}).flatMap((key) => {
      if (!messageKeys.has(key)) return [finding(keyPath([key]), "is not a message key.")];
      if (others.some((other) => other && !(key in other))) {
        return [finding(keyPath([key]), "is not overridden in every language. Add it to the others.")];
      }
      return [];
    });
  });
}
