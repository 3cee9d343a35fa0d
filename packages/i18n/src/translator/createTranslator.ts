import type { Locale } from "@spilhus/contracts";
import { createInstance, type i18n } from "i18next";
import { I18nError } from "../locale/i18nError.ts";
import { requireLocale } from "../locale/requireLocale.ts";
import type { IslandMessages, MessagesOf } from "../messages/islandMessages.ts";
import type { MessageKey, MessageOverrides, Namespace, Translate } from "../messages/messageKey.ts";
import { dictionary } from "./dictionary.ts";
import { textsIn } from "./flatMessages.ts";
import { MESSAGES } from "./messageRecord.ts";

/** One locale of one brand. It is immutable: share it between requests. */
export interface Translator {
  readonly locale: Locale;
  readonly t: Translate;
  /** The messages of the namespaces that an island uses, to be passed to it as a prop. */
  messagesOf<Name extends Namespace>(...namespaces: readonly Name[]): MessagesOf<Name>;
  /** Single messages for an island. */
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
 * Creates the translator of a locale, with a brand's overrides applied. Server only.
 *
 * @throws {I18nError} `locale`, 'Failed loading locale', for an unknown locale (R8.08); `override` for an override of
 * no message
 */
export function createTranslator(name: string, overrides: MessageOverrides = {}): Translator {
  const locale = requireLocale(name);
  const texts = dictionary(locale, overrides);
  const instance = startInstance(locale, texts);
  return {
    locale,
    t: (key, ...[values]) => {
      // Values apart from options: a placeholder must never become an option of i18next.
      const replace: Readonly<Record<string, unknown>> = values ?? {};
      const [message, options]: [string, Record<string, unknown>] = [
        key,
        { replace, count: replace["count"] },
      ];
      return instance.t(message, options);
    },
    messagesOf: (...namespaces) => ({
      locale,
      texts: Object.fromEntries(
        namespaces.flatMap((namespace) => {
          const [feature = "", group] = namespace.split(".");
          const names = Object.keys(textsIn(MESSAGES[locale], feature, group));
          return names.map((one) => [`${feature}.${one}`, texts[feature]?.[one] ?? ""]);
        }),
      ),
    }),
    pick: (keys) => ({
      locale,
      texts: Object.fromEntries(
        keys.flatMap((key) => {
          const [feature = "", one = ""] = key.split(".");
          const forms = [one, `${one}_one`, `${one}_other`];
          return forms.flatMap((form) => {
            const text = texts[feature]?.[form];
            return text === undefined ? [] : [[`${feature}.${form}`, text]];
          });
        }),
      ),
    }),
  };
}
