import type { Outcome, SettlementRow } from "../interface/index.ts";
import { outcomeOf } from "../wire/index.ts";
import { ReportSchema } from "./mobilePayApi.ts";
import type { MobilePayWire } from "./mobilePayWire.ts";
import { idOf } from "./reference.ts";

/** A day has at most so many pages; more would be an endless cursor. */
const MAX_PAGES = 200;

/** Entries of the funds ledger that are about one payment. Fees and bulk payouts to the merchant are not. */
const KINDS: Readonly<Record<string, SettlementRow["kind"]>> = {
  capture: "capture",
  refund: "refund",
  "retained-disputed-capture": "chargeback",
};

/**
 * The entries of one ledger date, from the Report API. A day that is not closed yet is unknown.
 * https://developer.vippsmobilepay.com/docs/APIs/report-api/api-guide/fetching-report-data (read 2026-11-23)
 */
export async function readSettlement(
  call: MobilePayWire,
  ledgerId: string | undefined,
  day: string,
): Promise<Outcome<readonly SettlementRow[]>> {
  if (ledgerId === undefined) return { outcome: "refused", reason: "no-ledger" };
  const path = `/report/v2/ledgers/${ledgerId}/funds/dates/${encodeURIComponent(day)}`;
  const rows: SettlementRow[] = [];
  let cursor = "";
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    const answer = await call({ method: "GET", path: path + query });
    if (answer.status === 404) return { outcome: "unknown", reason: "not-closed-yet" };
    const report = outcomeOf(answer, {
      schema: ReportSchema,
      refusal: () => undefined,
      read: (value) => ({ value }),
    });
    if (report.outcome !== "done") return report;
    if (report.value.tryLater === true) return { outcome: "unknown", reason: "not-closed-yet" };
    for (const { entryType, reference, amount, currency = "DKK", time } of report.value.items) {
      const kind = KINDS[entryType];
      if (kind === undefined || reference === null || reference === undefined) continue;
      // One of another system on the same sales unit is told as it stands.
      const id = idOf(reference) ?? reference;
      rows.push({ reference: id, kind, amountOre: Math.abs(amount), currency, at: new Date(time) });
    }
    const { cursor: next } = report.value;
    if (next === undefined || next === null || next === "") return { outcome: "done", value: rows };
    cursor = next;
  }
  return { outcome: "unknown", reason: "too-many-pages" };
}
