import type { Locale } from "@spilhus/contracts";
import { createInstance, type i18n } from "i18next";
import { dictionary } from "./dictionary.ts";
import { I18nError } from "./i18nError.ts";
import type { MessageKey, MessageOverrides, Translate } from "./messages/messageKey.ts";
import type { IslandMessages } from "./island/islandMessages.ts";

/** One locale of one brand, immutable: share it between requests. */
export interface Translator {
  readonly locale: Locale;
  readonly t: Translate;
  /** The few messages an island uses, to be passed to it as a prop. */
  pick<Key extends MessageKey>(keys: readonly Key[]): IslandMessages<Key>;
}

function startInstance(locale: string, translation: object): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation } },
    initAsync: false,
    returnNull: false,
    // React escapes; a message is never HTML. Only `{{name}}` is understood, as in islands.
    interpolation: { escapeValue: false, skipOnVariables: true },
    parseMissingKeyHandler: (key: string) => {
      throw new I18nError("message", `There is no message "${key}" in locale "${locale}".`);
    },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      throw new I18nError("message", `Message "${text}" was not given ${match[0]}.`);
    },
  });
  return instance;
}

/**
 * Makes the translator of a locale, with a brand's own words in place. Server only.
 *
 * @throws {I18nError} `locale`, 'Failed loading locale', for an unknown locale (R8.08); `override` for an override of
 * no message
 */
export function createTranslator(locale: string, overrides: MessageOverrides = {}): Translator {
  const messages = dictionary(locale, overrides);
  const instance = startInstance(locale, messages);
  return {
    // `dictionary` has refused every other string.
    locale: locale as Locale,
    t: (key, ...[values]) => {
      // Values apart from options: a placeholder must never become an option of i18next.
      const replace: Readonly<Record<string, unknown>> = values ?? {};
      const [name, options]: [string, Record<string, unknown>] = [key, { replace, count: replace["count"] }];
      return instance.t(name, options);
    },
    pick: (keys) => ({
      locale: locale as Locale,
      texts: Object.fromEntries(
        keys.flatMap((key) => {
          const [feature = "", name = ""] = key.split(".");
          const forms = [name, `${name}_one`, `${name}_other`];
          return forms.flatMap((form) => {
            const text = messages[feature]?.[form];
            return text === undefined ? [] : [[`${feature}.${form}`, text]];
          });
        }),
      ),
    }),
  };
}
