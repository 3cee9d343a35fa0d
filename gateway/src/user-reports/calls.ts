import {
  CREATE_USER_REPORT,
  DOWNLOAD_USER_REPORT,
  GET_USER_REPORT,
  VERIFY_RECEIPT,
} from "@spilhus/contracts/player-account";
import { writeAudit } from "../audit/index.ts";
import { defineCall, type DefinedCall } from "../calls/index.ts";
import { findReport, makeReport } from "./keepReports.ts";
import { listedMovements } from "./listedMovements.ts";
import { verifyReceipt } from "./receipts.ts";
import { reportCsv } from "./reportCsv.ts";
import { reportPdf } from "./reportPdf.ts";
import { reportTable } from "./reportTable.ts";
import { REPORT_WORDS } from "./reportWords.ts";

const create = defineCall(CREATE_USER_REPORT, ({ services: { db }, site, session }) =>
  db.transaction(async (transaction) => {
    const reportId = await makeReport(transaction, session, site.brand.timezone);
    const { brand, player } = session;
    const details = { report: reportId };
    await writeAudit(transaction, { brand, playerId: player.id, event: "user-report-made", details });
    return { reportId };
  }),
);

const get = defineCall(
  GET_USER_REPORT,
  async ({ services: { db }, session, places: { reportId }, refuse }) => {
    const found = await findReport(db, session, reportId);
    if (!found) throw refuse("not-found");
    return found.report;
  },
);

const FILES = {
  csv: { type: "text/csv; charset=utf-8", ending: "csv" },
  pdf: { type: "application/pdf", ending: "pdf" },
} as const;

const download = defineCall(
  DOWNLOAD_USER_REPORT,
  async ({ services: { db }, site, session, places: { reportId }, query, reply, refuse }) => {
    const found = await findReport(db, session, reportId);
    if (!found) throw refuse("not-found");
    const { report, covered } = found;
    const { format, locale } = query;
    const { name, timezone } = site.brand;
    const place = { site: name, zone: timezone, locale, origin: site.mailOrigin };
    const table = reportTable(report, { ...place, isGrouped: format === "pdf" });
    const { createdAt } = report;
    const pages = listedMovements(db, covered);
    const file =
      format === "csv"
        ? reportCsv(table, pages, locale)
        : reportPdf(table, pages, { locale, site: name, createdAt });
    const { type, ending } = FILES[format];
    const fileName = `${REPORT_WORDS[locale].fileName}-${createdAt.slice(0, 10)}.${ending}`;
    return reply
      .header("content-disposition", `attachment; filename="${fileName}"`)
      .header("x-content-type-options", "nosniff")
      .type(type)
      .send(file);
  },
);

const verify = defineCall(VERIFY_RECEIPT, ({ services: { db }, places: { reportId }, query: { head } }) =>
  verifyReceipt(db, reportId, head),
);

/** The calls about statements of account. */
export const USER_REPORT_CALLS: readonly DefinedCall[] = [create, get, download, verify];
