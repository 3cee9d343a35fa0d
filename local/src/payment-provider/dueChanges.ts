import type { Desk } from "./desk.ts";
import { chargeBack, endPayment, takeMoney } from "./payments.ts";
import { pay, returnPayout } from "./payouts.ts";
import type { PaymentRecord, PayoutRecord } from "./records.ts";

function changePayment(desk: Desk, payment: PaymentRecord): void {
  switch (payment.due[0]?.change) {
    case "expire":
      endPayment(desk, payment, "expired");
      return;
    case "late-capture":
      takeMoney(desk, payment, payment.amount);
      return;
    case "chargeback":
      chargeBack(desk, payment);
      return;
    default:
      desk.book.put({ ...payment, due: [] });
  }
}

function changePayout(desk: Desk, payout: PayoutRecord): void {
  if (payout.due[0]?.change === "return") returnPayout(desk, payout);
  else pay(desk, payout);
}

/** Lets everything happen whose time has come: expiries, payouts, and what faults have ordered for later. */
export function makeDueChanges(desk: Desk): void {
  const now = desk.now().toISOString();
  const isDue = ({ due }: PaymentRecord | PayoutRecord) => due[0] !== undefined && due[0].at <= now;
  for (const payment of desk.book.payments.filter(isDue)) changePayment(desk, payment);
  for (const payout of desk.book.payouts.filter(isDue)) changePayout(desk, payout);
}
