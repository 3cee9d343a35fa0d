import { LOCALES, translatedField } from "@spilhus/contracts";
import type { Texts } from "./authoredStory.ts";

/** Whether an authored value is a text in every language. */
export function isTexts(value: unknown): value is Texts {
  return (
    Array.isArray(value) && value.length === LOCALES.length && value.every((part) => typeof part === "string")
  );
}

/** One field for each language: `title`, `title__i18n__en`, from the values in the order of `LOCALES`. */
export function fieldForEach(field: string, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(LOCALES.map((locale, place) => [translatedField(field, locale), values[place]]));
}

/** `title: ["Hej", "Hello"]` becomes `title: "Hej", title__i18n__en: "Hello"`; every other value stays. */
export function translatedFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (isTexts(value)) Object.assign(result, fieldForEach(field, value));
    else result[field] = value;
  }
  return result;
}
