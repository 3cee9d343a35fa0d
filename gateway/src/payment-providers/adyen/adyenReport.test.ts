import { describe, expect, it } from "vitest";
import { readReport, reportName } from "./adyenReport.ts";

const ACCOUNT = "SpilhusDK";
const HEADER =
  "Merchant Account,Merchant Reference,Booking Date,TimeZone,Main Currency,Main Amount,Record Type";
const line = (type: string, amount = "100.00", differs = "") =>
  differs || `${ACCOUNT},deposit-1,2026-07-02 10:15:00,CEST,DKK,${amount},${type}`;
const read = (...lines: readonly string[]) => readReport([HEADER, ...lines, ""].join("\n"), ACCOUNT);

describe("the payment accounting report", () => {
  it("tells captures, refunds and chargebacks, exact to the øre and with their time", () => {
    const at = new Date("2026-07-02T08:15:00Z");
    const row = { reference: "deposit-1", currency: "DKK", at };
    expect(
      read(line("SentForSettle", "100.01"), line("SentForRefund", "3.5"), line("Chargeback", "-7")),
    ).toEqual([
      { ...row, kind: "capture", amountOre: 10_001 },
      { ...row, kind: "refund", amountOre: 350 },
      { ...row, kind: "chargeback", amountOre: 700 },
    ]);
  });

  it("leaves out what moves no money of a payer, and finds columns by their names", () => {
    expect(read(line("Received"), line("Authorised"), line("Settled"), `${ACCOUNT},,,,,,Fee`)).toEqual([]);
    const other =
      "Record Type,Extra,Main Amount,Main Currency,TimeZone,Booking Date,Merchant Reference,Merchant Account";
    const text = `\uFEFF${other}\r\nSentForSettle,x,2.00,DKK,UTC,2026-07-02 10:15:00,"deposit,2",${ACCOUNT}\r\n`;
    expect(readReport(text, ACCOUNT)).toMatchObject([{ reference: "deposit,2", amountOre: 200 }]);
  });

  it.each([
    ["an amount", line("SentForSettle", "1e3")],
    ["a third decimal", line("SentForSettle", "1.005")],
    ["a time zone", line("SentForSettle").replace("CEST", "PDT")],
    ["a reference", `${ACCOUNT},,2026-07-02 10:15:00,CEST,DKK,1.00,SentForSettle`],
    ["another account", line("SentForSettle").replace(ACCOUNT, "Other")],
    ["too few columns", `${ACCOUNT},x`],
  ])("is unreadable as a whole where %s cannot be read", (_, broken) => {
    expect(read(line("SentForSettle"), broken)).toBeUndefined();
  });

  it("is unreadable without the columns, as a page of an error is", () => {
    expect(readReport("<html><body>Sorry</body></html>", ACCOUNT)).toBeUndefined();
  });

  it("is named after its day", () => {
    expect(reportName("2026-11-22")).toBe("payments_accounting_report_2026_11_22.csv");
  });
});
