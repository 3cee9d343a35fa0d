import type { Pair } from "./authoredStory.ts";

/** Suffix of a field's English twin: field-level translation of the content service. */
export const ENGLISH_SUFFIX = "__i18n__en";

/** Whether an authored value is a text in both languages. */
export function isPair(value: unknown): value is Pair {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}

/** `title: ["Hej", "Hello"]` becomes `title: "Hej", title__i18n__en: "Hello"`; every other value stays. */
export function twinFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (isPair(value)) {
      result[field] = value[0];
      result[`${field}${ENGLISH_SUFFIX}`] = value[1];
    } else {
      result[field] = value;
    }
  }
  return result;
}
