import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import type { Alert } from "@spilhus/restrictions";

/** The text of an alert, with its date if it has one (R4.02). */
export function alertText(messages: MessagesOf<"restrictions">, alert: Alert): string {
  const t = islandTranslator(messages);
  // Only alerts with a date have `values`; the alert's id is its message key.
  return "values" in alert ? t(`restrictions.${alert.id}`, alert.values) : t(`restrictions.${alert.id}`);
}
