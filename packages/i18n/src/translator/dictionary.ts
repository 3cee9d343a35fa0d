import { DEFAULT_LOCALE } from "@spilhus/contracts";
import { I18nError } from "../locale/i18nError.ts";
import { requireLocale } from "../locale/requireLocale.ts";
import type { MessageOverrides } from "../messages/messageKey.ts";
import { flatMessages, type Dictionary, type GroupedMessages } from "./flatMessages.ts";
import { MESSAGES } from "./messageRecord.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

function checkOverride(key: string, text: string, own: string | undefined): asserts own is string {
  if (own === undefined) {
    throw new I18nError(
      "override",
      `Message override "${key}" has no message: see the keys in packages/i18n/src/messages.`,
    );
  }
  const unknown = placeholders(text).find((name) => !placeholders(own).includes(name));
  if (unknown !== undefined) {
    const known =
      placeholders(own)
        .map((name) => `{{${name}}}`)
        .join(", ") || "none";
    throw new I18nError(
      "override",
      `Message override "${key}" uses {{${unknown}}}, but the message knows: ${known}.`,
    );
  }
}

function checkComplete(locale: string, texts: Dictionary, model: Dictionary): void {
  for (const [feature, names] of Object.entries(model)) {
    for (const name of Object.keys(names)) {
      if (texts[feature]?.[name] !== undefined) continue;
      throw new I18nError("message", `Locale "${locale}" has no text for "${feature}.${name}".`);
    }
  }
}

/**
 * The texts of a locale, with a brand's overrides applied.
 *
 * @param record the messages of every locale
 * @throws {I18nError} `locale`, 'Failed loading locale', for an unknown locale (R8.08); `message` naming a text that
 * the locale lacks; `override` when the brand overrides a message that does not exist, or uses a value it does not get
 */
export function dictionary(
  locale: string,
  overrides: MessageOverrides = {},
  record: Readonly<Record<string, GroupedMessages>> = MESSAGES,
): Dictionary {
  const messages = Object.hasOwn(record, locale) ? record[locale] : undefined;
  if (!messages) {
    requireLocale(locale);
    throw new I18nError("message", `Locale "${locale}" has no messages.`);
  }
  const texts = flatMessages(messages);
  checkComplete(locale, texts, flatMessages(record[DEFAULT_LOCALE] ?? {}));
  const merged = Object.fromEntries(Object.entries(texts).map(([feature, own]) => [feature, { ...own }]));
  for (const [key, text] of Object.entries(overrides)) {
    const [feature = "", name = ""] = key.split(".");
    const own = Object.hasOwn(merged, feature) ? merged[feature] : undefined;
    const replaced = own && Object.hasOwn(own, name) && key === `${feature}.${name}` ? own[name] : undefined;
    checkOverride(key, text, replaced);
    if (own) own[name] = text;
  }
  return merged;
}
