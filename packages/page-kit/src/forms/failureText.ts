import { islandTranslator } from "@spilhus/i18n/island";
import type { FormFailure } from "./formFailure.ts";
import type { FormMessages } from "./formMessages.ts";

const KEYS = {
  network: "forms.failedNetwork",
  timeout: "forms.failedTimeout",
  server: "forms.failedServer",
} as const;

/**
 * The text for a failure.
 *
 * @param refusals the form's texts for refusals, by the service's code
 */
export function failureText(
  messages: FormMessages,
  failure: FormFailure,
  refusals: Readonly<Record<string, string>> = {},
): string {
  const t = islandTranslator(messages);
  if (failure.kind === "refused") {
    const { reason } = failure;
    const own = reason !== undefined && Object.hasOwn(refusals, reason) ? refusals[reason] : undefined;
    // A service behind the one that was asked; a form that does not know it says what it says of its own.
    return own ?? t(reason === "unavailable" ? "forms.failedServer" : "forms.refused");
  }
  if (failure.kind !== "too-many") return t(KEYS[failure.kind]);
  const seconds = failure.retryAfterSeconds;
  return seconds === undefined
    ? t("forms.tooMany")
    : t("forms.tooManyMinutes", { count: Math.max(1, Math.ceil(seconds / 60)) });
}
