import type { AdyenPayment } from "./adyenDouble.ts";

/** One change of a payment in the payment accounting report. */
export interface AccountingRecord {
  readonly type: "SentForSettle" | "SentForRefund";
  readonly amount: number;
  readonly at: Date;
}

const HEADER =
  "Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Booking Date,TimeZone,Main Currency,Main Amount,Record Type";
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Copenhagen", dateStyle: "short" });
const TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "short",
  timeStyle: "medium",
});
const ZONE = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Copenhagen", timeZoneName: "short" });
const zoneOf = (at: Date) =>
  ZONE.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "CET";

/**
 * The payment accounting report of a day, with the standard columns that the adapter reads.
 * https://docs.adyen.com/reporting/invoice-reconciliation/payment-accounting-report (read 2026-11-24)
 */
export function reportOf(payments: readonly AdyenPayment[], day: string, account: string): string {
  const rows = payments.flatMap(({ reference, psp, amount: { currency }, records, faults }) =>
    records
      .filter(({ at }) => DAY.format(at) === day && !faults.has("settlement-missing"))
      .flatMap(({ type, amount, at }) => {
        const whole = (amount + (faults.has("settlement-one-ore") ? 1 : 0)) / 100;
        const row = `Spilhus,${account},${psp},${reference},visa,${TIME.format(at)},${zoneOf(at)},${currency},${whole.toFixed(2)},${type}`;
        return faults.has("settlement-doubled") ? [row, row] : [row];
      }),
  );
  // What every payment begins with, and what is about none of them.
  const others = [
    `Spilhus,${account},0000000000000000,other,visa,${day} 10:00:00,CET,DKK,10.00,Received`,
    `Spilhus,${account},,,,${day} 23:59:59,CET,DKK,1.25,Fee`,
  ];
  return [HEADER, ...others, ...rows, ""].join("\n");
}
