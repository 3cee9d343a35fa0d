"use client";
import { useQuery } from "@tanstack/react-query";
import { AccountQueries } from "@spilhus/account/player-data";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { MovementList, Overview, OverviewCard } from "@spilhus/ui";
import { movementRow } from "../movements/movementRow.ts";
import type { OverviewMessages } from "./overviewMessages.ts";
import { latestQuery } from "./overviewQueries.ts";

interface LatestIslandProps {
  readonly zone: string;
  readonly messages: OverviewMessages;
}

/** Movements on the front page; the list has the rest. */
const LATEST = 4;

function Latest({ zone, messages }: LatestIslandProps) {
  const t = islandTranslator(messages);
  const { data, isError } = useQuery(latestQuery);
  const rows = data?.transactions.slice(0, LATEST);
  return (
    <Overview>
      <OverviewCard
        id="overview-latest"
        title={t("cashier.overviewLatest")}
        wide
        more={{ href: routeById("account-transactions").path, label: t("cashier.overviewAll") }}
      >
        {isError && <p>{t("cashier.overviewFailed")}</p>}
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

/** The player's last movements. */
export function LatestIsland(props: LatestIslandProps) {
  return (
    <AccountQueries>
      <Latest {...props} />
    </AccountQueries>
  );
}
