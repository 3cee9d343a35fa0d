import type { Locale } from "@spilhus/contracts";
import { createTranslator } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";

/** The texts of the chat in a language, as a page gives them to its islands. */
export const chatTranslator = (locale: Locale) =>
  islandTranslator(createTranslator(locale).messagesOf("chat"));
