import type { MessageOverrides } from "../messages/messageKey.ts";
import { dictionary } from "./dictionary.ts";

/**
 * Body of `/_i18n/{locale}/messages.json` (R7.25): every message of the locale by feature, with a brand's overrides
 * applied. The same messages always give the same bytes.
 *
 * @throws {I18nError} as {@link dictionary}
 */
export function messageFile(locale: string, overrides?: MessageOverrides): string {
  return JSON.stringify(dictionary(locale, overrides));
}
