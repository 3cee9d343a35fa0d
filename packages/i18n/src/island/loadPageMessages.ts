import { requireLocale } from "../locale/requireLocale.ts";
import { loadMessages } from "./loadMessages.ts";

/**
 * Loads every message in the language of the document. Browser only.
 *
 * @throws {I18nError} `locale` when the document's language has no messages, and as {@link loadMessages} does
 */
export async function loadPageMessages(buildId: string): ReturnType<typeof loadMessages> {
  return loadMessages(requireLocale(document.documentElement.lang), buildId);
}
