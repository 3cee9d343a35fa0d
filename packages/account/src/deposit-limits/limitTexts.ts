import { formatDateTime } from "@spilhus/i18n";
import { formatNumber, formatOre, islandTranslator } from "@spilhus/i18n/island";
import type { LimitChange } from "./limitChanges.ts";
import { LIMIT_KINDS, type LimitKind } from "./limitKinds.ts";
import type { LimitMessages } from "./limitMessages.ts";

/** A sentence about the change of a limit. */
export function changeText(
  kind: LimitKind,
  messages: LimitMessages,
  zone: string,
  change: LimitChange,
): string {
  const t = islandTranslator(messages);
  const period = t(LIMIT_KINDS[kind].periods[change.period].name);
  const limit = formatOre(change.limitOre, messages.locale);
  if (change.from !== undefined) {
    return t("selfService.limitIsRaised", {
      period,
      limit,
      date: formatDateTime(change.from, zone, messages.locale),
    });
  }
  return t(change.becomes === "cancelled" ? "selfService.limitIsKept" : "selfService.limitIsNow", {
    period,
    limit,
  });
}

/** An amount as a player types it: without unit, and with øre only if there are any. */
export const typedAmount = (ore: number | null, { locale }: LimitMessages): string =>
  ore === null ? "" : formatNumber(ore / 100, locale, ore % 100 === 0 ? 0 : 2);
