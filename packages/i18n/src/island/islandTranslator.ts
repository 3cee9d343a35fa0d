import type { MessageKey, Translate } from "../messages/messageKey.ts";
import type { IslandMessages } from "../messages/islandMessages.ts";

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
    const form = `${key}_${new Intl.PluralRules(locale).select(Number(given["count"]))}`;
    return (texts[key] ?? texts[form] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(given[name]),
    );
  };
}
