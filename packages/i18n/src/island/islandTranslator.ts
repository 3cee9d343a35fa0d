import type { MessageKey, Translate } from "../messages/messageKey.ts";
import type { IslandMessages } from "../messages/islandMessages.ts";

const plurals = new Map<string, Intl.PluralRules>();

/** Made when a plural is first asked for: it takes a phone as long as drawing a small page. */
function rulesOf(locale: string): Intl.PluralRules {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules;
}

/**
 * The typed `t` of an island: `{{name}}` and the plural forms `_one` and `_other` of i18next's JSON v4, nothing
 * more. A message that was not handed over shows as its key.
 */
export function islandTranslator<Keys extends MessageKey>({
  locale,
  texts,
}: IslandMessages<Keys>): Translate<Keys> {
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const text = texts[key] ?? texts[`${key}_${rulesOf(locale).select(Number(given["count"]))}`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(given[name]));
  };
}
