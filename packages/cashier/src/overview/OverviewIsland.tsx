"use client";
import { useQuery } from "@tanstack/react-query";
import { AccountQueries, spentText } from "@spilhus/account/player-data";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink, Overview, OverviewCard } from "@spilhus/ui";
import { useBalance } from "../balance/useBalance.ts";
import { DEPOSIT_QUERY } from "../deposit-address/depositAddress.ts";
import { LimitsCard } from "./LimitsCard.tsx";
import type { OverviewMessages } from "./overviewMessages.ts";
import { limitsQuery, timeQuery } from "./overviewQueries.ts";

interface OverviewIslandProps {
  readonly messages: OverviewMessages;
}

function Cards({ messages }: OverviewIslandProps) {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const balance = useBalance();
  const limits = useQuery(limitsQuery);
  const time = useQuery(timeQuery);
  const failed = <p>{t("cashier.overviewFailed")}</p>;
  return (
    <Overview>
      <OverviewCard
        id="overview-cash"
        title={t("cashier.overviewCash")}
        hasFigure
        figure={balance && money(balance.cashOre)}
      >
        {balance && balance.bonusOre > 0 && (
          <p>{t("cashier.overviewBonus", { amount: money(balance.bonusOre) })}</p>
        )}
        {balance && balance.reservedOre > 0 && (
          <p>{t("cashier.overviewReserved", { amount: money(balance.reservedOre) })}</p>
        )}
        <p>
          <ButtonLink kind="secondary" size="small" href={DEPOSIT_QUERY}>
            {t("cashier.overviewDeposit")}
          </ButtonLink>
        </p>
      </OverviewCard>
      <OverviewCard
        id="overview-time"
        title={t("cashier.overviewTime")}
        hasFigure={!time.isError}
        figure={time.data && spentText(t, time.data.days.at(-1)?.seconds ?? 0)}
        more={{ href: routeById("mentor").path, label: t("cashier.overviewTimeGo") }}
      >
        {time.isError && failed}
      </OverviewCard>
      <LimitsCard limits={limits.data} messages={messages}>
        {limits.isError && failed}
      </LimitsCard>
    </Overview>
  );
}

/** The cards of the account's front page that are about money and time. */
export function OverviewIsland(props: OverviewIslandProps) {
  return (
    <AccountQueries>
      <Cards {...props} />
    </AccountQueries>
  );
}
