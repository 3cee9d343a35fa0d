import { QueryBoundary } from "@spilhus/account/player-data";
import type { UserReport } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, EmptyState, MovementList, Notice, Stack } from "@spilhus/ui";
import { movementRow } from "../movements/movementRow.ts";
import { useMovements } from "../movements/useMovements.ts";
import { daysOf, isCovered } from "./coveredBy.ts";
import type { StatementMessages } from "./statementMessages.ts";

interface StatementMovementsProps {
  readonly report: UserReport;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: StatementMessages;
}

/** Each play and payment of a statement, to the minute, newest first (BEK 1274/2019 § 5). */
export function StatementMovements({ report, zone, messages }: StatementMovementsProps) {
  const t = islandTranslator(messages);
  const query = useMovements(daysOf(report, zone));
  return (
    <section aria-labelledby="report-movements">
      <Stack gap={3}>
        <h2 id="report-movements">{t("report.movements")}</h2>
        <QueryBoundary
          query={query}
          loadingText={t("cashier.loadingMovements")}
          failedTitle={t("cashier.movementsFailed")}
          messages={messages}
        >
          {({ pages }) => {
            const rows = pages.flatMap(({ transactions }) => transactions);
            const covered = rows.filter((row) => isCovered(row, report));
            if (covered.length === 0 && !query.hasNextPage) {
              return <EmptyState icon="coins" title={t("report.emptyTitle")} text={t("report.emptyText")} />;
            }
            return (
              <Stack gap={4}>
                <p>{t("report.shown", { shown: covered.length, count: report.movements })}</p>
                <MovementList
                  label={t("report.movements")}
                  movements={covered.map((row) => movementRow(row, zone, messages))}
                />
                {query.isFetchNextPageError && (
                  <Notice tone="danger" live="assertive">
                    {t("cashier.olderFailed")}
                  </Notice>
                )}
                {query.hasNextPage && covered.length < report.movements && (
                  <div data-screen="">
                    <Button
                      kind="secondary"
                      isBusy={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      {t("cashier.older")}
                    </Button>
                  </div>
                )}
              </Stack>
            );
          }}
        </QueryBoundary>
      </Stack>
    </section>
  );
}
