"use client";
import { useQuery } from "@tanstack/react-query";
import { getDepositLimits, getPlayFeedback, listTransactions } from "@spilhus/api-client";
import { AccountQueries, autoRetry, spentText } from "@spilhus/account/player-data";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { playerTransport } from "@spilhus/player-session/session";
import { routeById } from "@spilhus/routes";
import { ButtonLink, MovementList, Overview, OverviewCard } from "@spilhus/ui";
import { useBalance } from "../balance/useBalance.ts";
import { DEPOSIT_QUERY } from "../deposit-address/depositAddress.ts";
import { movementRow } from "../movements/movementRow.ts";
import { LimitsCard } from "./LimitsCard.tsx";
import type { OverviewMessages } from "./overviewMessages.ts";

interface OverviewIslandProps {
  readonly zone: string;
  readonly messages: OverviewMessages;
}

/** Movements on the front page; the list has the rest. */
const LATEST = 4;

interface Cancellable {
  readonly signal: AbortSignal;
}

const limitsQuery = {
  ...autoRetry,
  queryKey: ["deposit-limits"],
  queryFn: ({ signal }: Cancellable) => getDepositLimits(playerTransport, { signal }),
};
const latestQuery = {
  ...autoRetry,
  queryKey: ["transactions", "latest"],
  queryFn: ({ signal }: Cancellable) => listTransactions(playerTransport, { query: {}, signal }),
};
const timeQuery = {
  ...autoRetry,
  queryKey: ["play-feedback"],
  queryFn: ({ signal }: Cancellable) => getPlayFeedback(playerTransport, { signal }),
};

function Cards({ zone, messages }: OverviewIslandProps) {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const balance = useBalance();
  const limits = useQuery(limitsQuery);
  const latest = useQuery(latestQuery);
  const time = useQuery(timeQuery);
  const rows = latest.data?.transactions.slice(0, LATEST);
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
      <OverviewCard
        id="overview-latest"
        title={t("cashier.overviewLatest")}
        wide
        more={{ href: routeById("account-transactions").path, label: t("cashier.overviewAll") }}
      >
        {latest.isError && failed}
        {rows?.length === 0 && <p>{t("cashier.overviewLatestNone")}</p>}
        {rows && rows.length > 0 && (
          <MovementList
            label={t("cashier.overviewLatest")}
            movements={rows.map((row) => movementRow(row, zone, messages))}
          />
        )}
      </OverviewCard>
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
