import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ASKED_KEYS } from "../player-data/askedKeys.ts";
import { SPENT_KEYS } from "./spentText.ts";

/** The messages of the button that makes a statement. */
export const MAKE_REPORT_KEYS = [
  "report.start",
  "report.startFailed",
] as const satisfies readonly MessageKey[];
export type MakeReportMessages = IslandMessages<(typeof MAKE_REPORT_KEYS)[number]>;

/** The messages of a statement. */
export const REPORT_KEYS = [
  "report.loading",
  "report.failedTitle",
  "report.missingTitle",
  "report.missingText",
  "report.period",
  "report.createdAt",
  "report.customerNumber",
  "report.sessions",
  "report.timeSpent",
  "report.totals",
  "report.days",
  "report.date",
  "report.stakes",
  "report.wins",
  "report.losses",
  "report.deposits",
  "report.withdrawals",
  "report.balance",
  "report.emptyTitle",
  "report.emptyText",
  "report.pdf",
  "report.csv",
  "report.print",
  "report.none",
  ...MAKE_REPORT_KEYS,
  ...SPENT_KEYS,
  ...ASKED_KEYS,
] as const satisfies readonly MessageKey[];
export type ReportMessages = IslandMessages<(typeof REPORT_KEYS)[number]>;
