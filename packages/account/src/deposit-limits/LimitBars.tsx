import { LIMIT_PERIODS } from "@spilhus/contracts/player-account";
import { formatDateTime } from "@spilhus/i18n";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { LimitBar, Stack } from "@spilhus/ui";
import { LIMIT_KINDS, type LimitKind, type ShownLimits } from "./limitKinds.ts";
import type { LimitMessages } from "./limitMessages.ts";

interface LimitBarsProps {
  readonly kind: LimitKind;
  readonly limits: ShownLimits;
  readonly zone: string;
  readonly messages: LimitMessages;
}

/** The three limits, the amount used of each, and any pending raise with its start. */
export function LimitBars({ kind, limits, zone, messages }: LimitBarsProps) {
  const t = islandTranslator(messages);
  const { periods, texts } = LIMIT_KINDS[kind];
  const money = (ore: number) => formatOre(ore, messages.locale);
  return (
    <Stack gap={5}>
      {LIMIT_PERIODS.map((period) => {
        const { limitOre, usedOre, pending } = limits[period];
        return (
          <LimitBar
            key={period}
            label={t(periods[period].name)}
            usedOre={usedOre}
            limitOre={limitOre}
            text={
              limitOre === null
                ? t("selfService.limitUnset")
                : t(texts.used, { used: money(usedOre), limit: money(limitOre) })
            }
            {...(limitOre !== null && {
              leftText: t("selfService.limitLeft", { left: money(Math.max(0, limitOre - usedOre)) }),
            })}
            {...(pending && {
              pendingText: t("selfService.limitPending", {
                limit: money(pending.limitOre),
                date: formatDateTime(pending.from, zone, messages.locale),
              }),
            })}
          />
        );
      })}
    </Stack>
  );
}
