import { useQuery } from "@tanstack/react-query";
import { userReportFileAddress } from "@spilhus/api-client";
import { receiptAddress, type UserReport } from "@spilhus/contracts/player-account";
import { formatDate, formatDateTime } from "@spilhus/i18n";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { Button, ButtonLink, Cluster, DetailList, EmptyState, Link, Stack } from "@spilhus/ui";
import { pathOf, routeById } from "@spilhus/routes";
import type { ReactNode } from "react";
import { QueryBoundary } from "../player-data/QueryBoundary.tsx";
import { autoRetry } from "../player-data/autoRetry.ts";
import { spentText } from "./spentText.ts";
import type { ReportMessages } from "./reportMessages.ts";

interface ReportPanelProps {
  readonly reportId: string;
  /** Fetches the statement; null if the player has none with this id. */
  readonly load: (signal: AbortSignal) => Promise<UserReport | null>;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: ReportMessages;
  /** The movements that a statement covers. */
  readonly renderMovements: (report: UserReport) => ReactNode;
  /** The button that creates a new statement. */
  readonly start: ReactNode;
}

const SUMS = [
  ["stakesOre", "report.stakes"],
  ["winsOre", "report.wins"],
  ["lossesOre", "report.losses"],
  ["depositsOre", "report.deposits"],
  ["withdrawalsOre", "report.withdrawals"],
] as const;

function Statement({
  report,
  zone,
  messages,
  renderMovements,
}: Pick<ReportPanelProps, "zone" | "messages" | "renderMovements"> & { readonly report: UserReport }) {
  const t = islandTranslator(messages);
  const { locale } = messages;
  const { reportId, head, totals, sessions } = report;
  const day = (iso: string) => formatDate(iso, zone, locale);
  const file = (format: "pdf" | "csv") => userReportFileAddress(reportId, { format, locale });
  return (
    <Stack gap={5}>
      <div data-screen="">
        <Cluster gap={3}>
          <ButtonLink href={file("pdf")} download>
            {t("report.pdf")}
          </ButtonLink>
          <ButtonLink href={file("csv")} kind="secondary" download>
            {t("report.csv")}
          </ButtonLink>
          <Button kind="secondary" onClick={() => print()}>
            {t("report.print")}
          </Button>
        </Cluster>
      </div>
      <DetailList
        emptyLabel={t("report.none")}
        details={[
          { id: "period", term: t("report.period"), value: `${day(report.from)} – ${day(report.to)}` },
          {
            id: "created",
            term: t("report.createdAt"),
            value: formatDateTime(report.createdAt, zone, locale),
          },
          { id: "customer", term: t("report.customerNumber"), value: report.customerNumber },
          { id: "sessions", term: t("report.sessions"), value: String(sessions.count) },
          { id: "time", term: t("report.timeSpent"), value: spentText(t, sessions.seconds) },
        ]}
      />
      <section aria-labelledby="report-totals">
        <Stack gap={3}>
          <h2 id="report-totals">{t("report.totals")}</h2>
          <DetailList
            emptyLabel={t("report.none")}
            details={SUMS.map(([name, key]) => ({
              id: name,
              term: t(key),
              value: formatOre(totals[name], locale),
            }))}
          />
        </Stack>
      </section>
      {renderMovements(report)}
      {head !== null && (
        <section aria-labelledby="report-receipt">
          <Stack gap={3}>
            <h2 id="report-receipt">{t("report.receipt")}</h2>
            <p>{t("report.receiptAbout")}</p>
            <DetailList
              emptyLabel={t("report.none")}
              details={[
                { id: "number", term: t("report.number"), value: reportId },
                { id: "code", term: t("report.code"), value: head },
              ]}
            />
            <p data-screen="">
              <Link href={receiptAddress(pathOf(routeById("receipt-check")), { reportId, head })}>
                {t("report.checkThis")}
              </Link>
            </p>
          </Stack>
        </section>
      )}
    </Stack>
  );
}

/** An account statement, to read, print or download. */
export function ReportPanel({ reportId, load, zone, messages, renderMovements, start }: ReportPanelProps) {
  const t = islandTranslator(messages);
  const query = useQuery({
    ...autoRetry,
    queryKey: ["user-report", reportId],
    queryFn: ({ signal }) => load(signal),
    // A statement never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div data-printable="">
      <QueryBoundary
        query={query}
        loadingText={t("report.loading")}
        failedTitle={t("report.failedTitle")}
        messages={messages}
      >
        {(report) =>
          report ? (
            <Statement report={report} zone={zone} messages={messages} renderMovements={renderMovements} />
          ) : (
            <EmptyState
              icon="search"
              title={t("report.missingTitle")}
              text={t("report.missingText")}
              actions={start}
            />
          )
        }
      </QueryBoundary>
    </div>
  );
}
