import { islandTranslator } from "@spilhus/i18n/island";
import type { Alert } from "@spilhus/restrictions";
import type { AccountMessages } from "./accountKeys.ts";

/** The words of an alert; its date is in them (R4.02). */
export function alertText(messages: AccountMessages, alert: Alert): string {
  const t = islandTranslator(messages);
  // Which alerts have a date is told by their type; the keys are theirs.
  return "values" in alert ? t(`restrictions.${alert.id}`, alert.values) : t(`restrictions.${alert.id}`);
}
