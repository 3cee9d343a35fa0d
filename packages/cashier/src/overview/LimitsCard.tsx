import type { ReactNode } from "react";
import { LIMIT_PERIODS, type DepositLimits } from "@spilhus/contracts/player-account";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { LimitBar, OverviewCard } from "@spilhus/ui";
import type { OverviewMessages } from "./overviewMessages.ts";

interface LimitsCardProps {
  /** Nothing until they are read. */
  readonly limits: DepositLimits | undefined;
  readonly messages: OverviewMessages;
  readonly children: ReactNode;
}

/** What each deposit limit still leaves. */
export function LimitsCard({ limits, messages, children }: LimitsCardProps) {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const set = limits
    ? LIMIT_PERIODS.flatMap((period) => {
        const { limitOre, usedOre } = limits[period];
        return limitOre === null ? [] : [{ period, limitOre, usedOre }];
      })
    : [];
  const isUnset = limits !== undefined && set.length === 0;
  return (
    <OverviewCard
      id="overview-limits"
      title={t("cashier.overviewLimits")}
      wide
      more={{
        href: routeById("deposit-limit").path,
        label: t(isUnset ? "cashier.overviewSetLimits" : "cashier.overviewLimitsGo"),
      }}
    >
      {children}
      {/* Room for three limits, which nearly every player has, so that their arrival moves nothing. */}
      {!limits &&
        LIMIT_PERIODS.map((period) => (
          <LimitBar key={period} label={t(`cashier.${period}`)} text="–" usedOre={0} limitOre={null} />
        ))}
      {isUnset && <p>{t("cashier.overviewNoLimits")}</p>}
      {set.map(({ period, limitOre, usedOre }) => (
        <LimitBar
          key={period}
          label={t(`cashier.${period}`)}
          usedOre={usedOre}
          limitOre={limitOre}
          text={t("cashier.overviewLeft", {
            left: money(Math.max(0, limitOre - usedOre)),
            limit: money(limitOre),
          })}
        />
      ))}
    </OverviewCard>
  );
}
