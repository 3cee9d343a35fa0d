import { parse } from "csv-parse/sync";
import * as z from "zod";
import type { SettlementRow } from "../interface/index.ts";

/**
 * Records that stand for what our ledger books. Adyen's webhooks of captures and refunds are told when they are sent for
 * settlement, so those records are compared, not the settlement days later.
 */
const KINDS: Readonly<Record<string, SettlementRow["kind"]>> = {
  SentForSettle: "capture",
  SentForRefund: "refund",
  Chargeback: "chargeback",
  SecondChargeback: "chargeback",
};

/** Hours that the report's time zones are ahead of UTC, by the codes that Adyen writes. */
const OFFSETS: Readonly<Record<string, string>> = {
  ...{ UTC: "Z", GMT: "Z", BST: "+01:00", CET: "+01:00", CEST: "+02:00" },
};

const AmountSchema = z
  .string()
  .regex(/^-?\d{1,12}(?:\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = "0", decimals = ""] = text.replace("-", "").split(".");
    return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  });

const RecordSchema = z.object({
  "Merchant Account": z.string(),
  "Merchant Reference": z.string().min(1).max(100),
  "Booking Date": z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  TimeZone: z.string(),
  "Main Currency": z.string().length(3),
  "Main Amount": AmountSchema,
});
/** What every line has, whatever it is about. */
const LineSchema = z.array(z.looseObject({ "Record Type": z.string() }));

/** The header of a file; without one of the columns that are read it is no such report. */
function named(header: readonly string[]): string[] {
  const missing = ["Record Type", ...Object.keys(RecordSchema.shape)].find((name) => !header.includes(name));
  if (missing !== undefined) throw new TypeError(`The report has no column "${missing}".`);
  return [...header];
}

/** The name of a day's payment accounting report. */
export const reportName = (day: string): string =>
  `payments_accounting_report_${day.replaceAll("-", "_")}.csv`;

function rowOf(line: z.infer<typeof LineSchema>[number], merchantAccount: string): SettlementRow | undefined {
  const { data } = RecordSchema.safeParse(line);
  const kind = KINDS[line["Record Type"]];
  const offset = data && OFFSETS[data.TimeZone];
  if (!data || kind === undefined || offset === undefined) return undefined;
  if (data["Merchant Account"] !== merchantAccount) return undefined;
  return {
    ...{ kind, reference: data["Merchant Reference"], currency: data["Main Currency"] },
    amountOre: data["Main Amount"],
    at: new Date(data["Booking Date"].replace(" ", "T") + offset),
  };
}

/**
 * Reads a payment accounting report, whose columns are found by their names: accounts may add and reorder them.
 * https://docs.adyen.com/reporting/invoice-reconciliation/payment-accounting-report (read 2026-11-24)
 *
 * @returns nothing where a line that counts cannot be read, so that no part of a report passes for the whole
 */
export function readReport(text: string, merchantAccount: string): readonly SettlementRow[] | undefined {
  let lines: z.infer<typeof LineSchema>;
  try {
    lines = LineSchema.parse(parse(text, { columns: named, skip_empty_lines: true, bom: true }));
  } catch {
    return undefined;
  }
  const rows = lines
    .filter((line) => KINDS[line["Record Type"]] !== undefined)
    .map((line) => rowOf(line, merchantAccount));
  return rows.every((row) => row !== undefined) ? rows : undefined;
}
