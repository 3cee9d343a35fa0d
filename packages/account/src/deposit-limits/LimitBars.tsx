import { LIMIT_PERIODS, type DepositLimits } from "@spilhus/contracts/player-account";
import { formatDateTime } from "@spilhus/i18n";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { LimitBar, Stack } from "@spilhus/ui";
import { PERIOD_KEYS } from "./limitTexts.ts";
import type { LimitMessages } from "./limitMessages.ts";

interface LimitBarsProps {
  readonly limits: DepositLimits;
  readonly zone: string;
  readonly messages: LimitMessages;
}

/** The three limits, the amount used of each, and any pending raise with its start. */
export function LimitBars({ limits, zone, messages }: LimitBarsProps) {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  return (
    <Stack gap={5}>
      {LIMIT_PERIODS.map((period) => {
        const { limitOre, usedOre, pending } = limits[period];
        return (
          <LimitBar
            key={period}
            label={t(PERIOD_KEYS[period].name)}
            usedOre={usedOre}
            limitOre={limitOre}
            text={
              limitOre === null
                ? t("selfService.limitUnset")
                : t("selfService.limitUsed", { used: money(usedOre), limit: money(limitOre) })
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
