import { TRANSLATION_MARK as MARK } from "@spilhus/contracts";

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/**
 * Resolves field-level translation: `title__i18n__en` replaces `title` when English is asked for and it is filled
 * in; the original stands otherwise. No translation key is left in the answer.
 *
 * @param language a language code, or undefined for the original.
 */
export function localise<Value>(value: Value, language: string | undefined): Value {
  // The shape stays: only the values of fields change and translation keys go.
  return walk(value, language) as Value;
}

function walk(value: unknown, language: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, language));
  if (typeof value !== "object" || value === null) return value;
  const source: Record<string, unknown> = { ...value };
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(source)) {
    const mark = key.indexOf(MARK);
    if (mark < 0) {
      const translated = language === undefined ? undefined : source[`${key}${MARK}${language}`];
      result[key] = walk(isEmpty(translated) ? field : translated, language);
    } else if (key.slice(mark + MARK.length) === language && !(key.slice(0, mark) in source)) {
      // A field that has only its translation.
      result[key.slice(0, mark)] = walk(field, language);
    }
  }
  return result;
}
