import { type Desk, hasFault } from "./desk.ts";
import type { Merchant } from "./merchants.ts";

export interface SettlementRow {
  readonly reference: string;
  readonly kind: "capture" | "refund" | "chargeback" | "payout" | "payout-returned";
  readonly amount: number;
  readonly currency: string;
  /** ISO time. */
  readonly at: string;
}

/** Settlements are by days of this zone. */
export const SETTLEMENT_ZONE = "Europe/Copenhagen";

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: SETTLEMENT_ZONE, dateStyle: "short" });

function trueRows({ book }: Desk, merchant: Merchant): SettlementRow[] {
  const rows: SettlementRow[] = [];
  const add = (
    kind: SettlementRow["kind"],
    { id, currency }: { readonly id: string; readonly currency: string },
    amount: number,
    at: string | null,
  ) => {
    if (at !== null) rows.push({ reference: id, kind, amount, currency, at });
  };
  for (const payment of book.payments.filter((one) => one.merchant === merchant.id)) {
    add("capture", payment, payment.captured, payment.capturedAt);
    for (const { amount, at } of payment.refunds) add("refund", payment, amount, at);
    add("chargeback", payment, payment.chargedBack, payment.chargedBackAt);
  }
  for (const payout of book.payouts.filter((one) => one.merchant === merchant.id)) {
    add("payout", payout, payout.amount, payout.paidAt);
    add("payout-returned", payout, payout.amount, payout.returnedAt);
  }
  return rows;
}

/**
 * Rows of one day, with the differences that were planted.
 *
 * @param day `YYYY-MM-DD` in {@link SETTLEMENT_ZONE}
 */
export function settlementOf(desk: Desk, merchant: Merchant, day: string): SettlementRow[] {
  return trueRows(desk, merchant)
    .filter(({ at }) => DAY.format(new Date(at)) === day)
    .flatMap((row) => {
      const concern = { id: row.reference, amount: row.amount };
      if (hasFault(desk, "settlement-missing", concern)) return [];
      if (hasFault(desk, "settlement-doubled", concern)) return [row, row];
      if (hasFault(desk, "settlement-one-ore", concern)) return [{ ...row, amount: row.amount + 1 }];
      return [row];
    });
}
