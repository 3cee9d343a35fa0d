import { dictionary } from "./dictionary.ts";
import type { MessageOverrides } from "./messages/messageKey.ts";

/**
 * Body of `/_i18n/{locale}/messages.json` (R7.25): every message of the locale by feature, a brand's own words in
 * place. The same messages always give the same bytes.
 *
 * @throws {I18nError} as {@link dictionary}
 */
export function messageFile(locale: string, overrides?: MessageOverrides): string {
  return JSON.stringify(dictionary(locale, overrides));
}
