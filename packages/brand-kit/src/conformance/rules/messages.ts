import { LOCALES } from "@spilhus/contracts";
import { keyPath } from "../../findings/keyPath.ts";
import type { Finding } from "../../findings/finding.ts";
import type { Known } from "./known.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

const PART = { da: "messagesDa", en: "messagesEn" } as const;

/** Overrides say known keys in other words, and each in both languages. */
export function messagesRule(brand: ParsedBrand, { messageKeys }: Known): Finding[] {
  return LOCALES.flatMap((locale) => {
    const finding = reporter(brand, PART[locale], "messages");
    const other = brand.messages[locale === "da" ? "en" : "da"];
    return Object.keys(brand.messages[locale] ?? {}).flatMap((key) => {
      if (!messageKeys.has(key)) return [finding(keyPath([key]), "is not a message key.")];
      if (other && !(key in other)) {
        return [finding(keyPath([key]), "is overridden in this language only. Add it to the other.")];
      }
      return [];
    });
  });
}
