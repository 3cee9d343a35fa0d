import type { EPayment } from "./epayments.ts";

const ON_A_PAGE = 3;
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Copenhagen", dateStyle: "short" });

/** `2020-10-05T10:21:54.141+0000`, as in the documented example: the offset has no colon. */
const written = (at: Date) => at.toISOString().replace("Z", "+0000");

function entriesOf(payment: EPayment, date: string) {
  const { reference, pspReference, amount, faults } = payment;
  return payment.entries
    .filter(({ at }) => DAY.format(at) === date)
    .flatMap(({ entryType, amount: value, at }) => {
      const more = faults.has("settlement-one-ore") ? 1 : 0;
      const entry = { pspReference, time: written(at), ledgerDate: date, entryType, reference };
      const whole = { ...entry, currency: amount.currency, amount: value + more };
      if (faults.has("settlement-missing")) return [];
      return faults.has("settlement-doubled") ? [whole, whole] : [whole];
    });
}

/** One page of the funds ledger of a day, with a bulk payout that is about no payment. */
export function reportOf(payments: readonly EPayment[], date: string, cursor: string | undefined) {
  const payout = {
    ...{ pspReference: "2000045", time: written(new Date()), ledgerDate: date, reference: "2000045" },
    ...{ entryType: "payout-scheduled", currency: "DKK", amount: -100 },
  };
  const entries = [...payments.flatMap((payment) => entriesOf(payment, date)), payout];
  const from = Number(cursor ?? "0");
  const to = from + ON_A_PAGE;
  return {
    cursor: to < entries.length ? String(to) : "",
    items: entries.slice(from, to),
    tryLater: false,
  };
}
