import type { Locale } from "@spilhus/contracts";
import { I18nError } from "../locale/i18nError.ts";
import type { MessageKey } from "../messages/messageKey.ts";
import type { IslandMessages } from "../messages/islandMessages.ts";

const TIMEOUT_MS = 5_000;

/** Address of a locale's message file (R7.25). It carries the build, so that a day's caching never shows old words. */
export function messageFilePath(locale: Locale, buildId: string): string {
  return `/_i18n/${locale}/messages.json?build=${encodeURIComponent(buildId)}`;
}

/**
 * Loads every message of a locale, for an island that is told its language only later.
 *
 * @throws {I18nError} `locale`, 'Failed loading locale', whatever went wrong; the reason is its cause (R8.08)
 */
export async function loadMessages(
  locale: Locale,
  buildId: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<IslandMessages<MessageKey>> {
  try {
    const response = await fetch(messageFilePath(locale, buildId), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The message file answered ${response.status}.`);
    const features: Readonly<Record<string, Readonly<Record<string, string>>>> = await response.json();
    const texts: Record<string, string> = {};
    for (const [feature, messages] of Object.entries(features)) {
      for (const [name, text] of Object.entries(messages)) texts[`${feature}.${name}`] = text;
    }
    return { locale, texts };
  } catch (cause) {
    throw new I18nError("locale", "Failed loading locale", { cause });
  }
}
