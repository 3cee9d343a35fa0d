import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import type { Alert } from "@spilhus/restrictions";

/** The words of an alert; its date is in them (R4.02). */
export function alertText(messages: MessagesOf<"restrictions">, alert: Alert): string {
  const t = islandTranslator(messages);
  // Which alerts have a date is told by their type; the keys are theirs.
  return "values" in alert ? t(`restrictions.${alert.id}`, alert.values) : t(`restrictions.${alert.id}`);
}
