import { QueryBoundary } from "@spilhus/account/player-data";
import { TRANSACTION_KINDS, type TransactionKind } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Cluster, EmptyState, MovementDay, Notice, Select, Stack } from "@spilhus/ui";
import { useState } from "react";
import type { MovementMessages } from "./movementMessages.ts";
import { movementDays } from "./movementDays.ts";
import { movementRow } from "./movementRow.ts";
import { PERIOD_DAYS, periodStart } from "./periodStart.ts";
import { useMovements } from "./useMovements.ts";

interface MovementsPanelProps {
  /** The server's time. */
  readonly now: string;
  readonly zone: string;
  readonly messages: MovementMessages;
}

const FILTERS = {
  deposit: "cashier.deposits",
  withdrawal: "cashier.withdrawals",
  stake: "cashier.stakes",
  win: "cashier.wins",
  bonus: "cashier.bonuses",
  correction: "cashier.corrections",
} as const satisfies Record<TransactionKind, string>;

/** Rows that each press on "more" adds: on a phone they fill about three screens. */
const ROWS_AT_ONCE = 20;

/** Every movement of the player's money by days, with filters. */
export function MovementsPanel({ now, zone, messages }: MovementsPanelProps) {
  const t = islandTranslator(messages);
  const [kind, setKind] = useState<TransactionKind>();
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [days, setDays] = useState<number>();
  const isFiltered = kind !== undefined || days !== undefined;
  const query = useMovements({
    ...(kind && { kind }),
    ...(days !== undefined && { from: periodStart(days, now, zone) }),
  });
  return (
    <Stack gap={4}>
      <Cluster>
        <Select
          id="movements-kind"
          name="kind"
          label={t("cashier.filterKind")}
          placeholder={t("cashier.all")}
          options={TRANSACTION_KINDS.map((value) => ({ value, label: t(FILTERS[value]) }))}
          onChange={({ target }) => setKind(TRANSACTION_KINDS.find((value) => value === target.value))}
        />
        <Select
          id="movements-period"
          name="period"
          label={t("cashier.filterPeriod")}
          placeholder={t("cashier.allTime")}
          options={PERIOD_DAYS.map((count) => ({
            value: String(count),
            label: t("cashier.days", { count }),
          }))}
          onChange={({ target }) => setDays(PERIOD_DAYS.find((count) => String(count) === target.value))}
        />
      </Cluster>
      <QueryBoundary
        query={query}
        loadingText={t("cashier.loadingMovements")}
        failedTitle={t("cashier.movementsFailed")}
        messages={messages}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ transactions }) => transactions);
          if (rows.length === 0) {
            return (
              <EmptyState
                icon="coins"
                title={t(isFiltered ? "cashier.nothingTitle" : "cashier.emptyTitle")}
                text={t(isFiltered ? "cashier.nothingText" : "cashier.emptyText")}
              />
            );
          }
          return (
            <Stack gap={4}>
              <output className="visually-hidden">
                {t("cashier.count", { count: Math.min(shown, rows.length) })}
              </output>
              <section aria-label={t("cashier.label")}>
                <Stack gap={4}>
                  {movementDays(rows.slice(0, shown), zone, messages).map(({ id, day, rows: ofDay }) => (
                    <MovementDay
                      key={id}
                      id={`movements-${id}`}
                      day={day}
                      movements={ofDay.map((row) => movementRow(row, zone, messages, true))}
                    />
                  ))}
                </Stack>
              </section>
              {query.isFetchNextPageError && (
                <Notice tone="danger" live="assertive">
                  {t("cashier.olderFailed")}
                </Notice>
              )}
              <Cluster>
                {(query.hasNextPage || rows.length > shown) && (
                  <Button
                    kind="secondary"
                    isBusy={query.isFetchingNextPage}
                    onClick={() => {
                      setShown(shown + ROWS_AT_ONCE);
                      if (rows.length < shown + ROWS_AT_ONCE && query.hasNextPage) void query.fetchNextPage();
                    }}
                  >
                    {t("cashier.older")}
                  </Button>
                )}
                <Button kind="quiet" onClick={() => print()}>
                  {t("cashier.print")}
                </Button>
              </Cluster>
            </Stack>
          );
        }}
      </QueryBoundary>
    </Stack>
  );
}
