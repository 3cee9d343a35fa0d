import { LOCALES, type Locale } from "@spilhus/contracts";
import { I18nError } from "./i18nError.ts";
import { danish } from "./messages/da/index.ts";
import { english } from "./messages/en/index.ts";
import type { MessageOverrides } from "./messages/messageKey.ts";

/** Texts by feature and name; what the message file holds. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>;

const DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { da: danish, en: english };

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

/**
 * The texts of a locale with a brand's own words in place.
 *
 * @throws {I18nError} `locale`, 'Failed loading locale', when there is no such locale (R8.08); `override` when the
 * brand overrides a message that does not exist or uses a value it does not get
 */
export function dictionary(locale: string, overrides: MessageOverrides = {}): Dictionary {
  const known = LOCALES.find((name) => name === locale);
  if (!known) {
    const cause = new RangeError(`There is no locale "${locale}", only ${LOCALES.join(" and ")}.`);
    throw new I18nError("locale", "Failed loading locale", { cause });
  }
  const merged = Object.fromEntries(
    Object.entries(DICTIONARIES[known]).map(([feature, texts]) => [feature, { ...texts }]),
  );
  for (const [key, text] of Object.entries(overrides)) {
    const [feature = "", name = ""] = key.split(".");
    const texts = Object.hasOwn(merged, feature) ? merged[feature] : undefined;
    const own = texts && Object.hasOwn(texts, name) && key === `${feature}.${name}` ? texts[name] : undefined;
    checkOverride(key, text, own);
    if (texts) texts[name] = text;
  }
  return merged;
}
