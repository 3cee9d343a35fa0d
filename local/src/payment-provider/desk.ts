import type { Book } from "./book.ts";
import type { Concern, Fault, Faults } from "./faults.ts";
import type { Merchant } from "./merchants.ts";
import type { PaymentRecord } from "./records.ts";
import type { Webhooks } from "./webhooks.ts";

/** What every part of the provider works on. */
export interface Desk {
  readonly book: Book;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly merchants: ReadonlyMap<string, Merchant>;
  /** Origin of the pages. */
  readonly origin: string;
  readonly now: () => Date;
  /** How long after its cause something happens by itself, such as a payout's payment, in ms. */
  readonly laterMs: number;
}

/** Keeps a changed payment and tells its merchant of the state. */
export function keepPayment(desk: Desk, payment: PaymentRecord, event = payment.state): PaymentRecord {
  const kept = desk.book.put({ ...payment, changedAt: desk.now().toISOString() });
  tell(desk, kept, `payment.${event}`);
  return kept;
}

/** Sends an event to the merchant of a record. */
export function tell(
  { merchants, webhooks }: Desk,
  record: { readonly id: string; readonly merchant: string; readonly amount: number },
  type: string,
): void {
  const merchant = merchants.get(record.merchant);
  if (merchant) webhooks.send(merchant, type, { id: record.id, amount: record.amount });
}

export const hasFault = ({ faults }: Desk, fault: Fault, { id, amount }: Concern): boolean =>
  faults.has(fault, { id, amount });

/** The time at which something happens that happens a moment later. */
export const aMomentLater = ({ now, laterMs }: Desk): string =>
  new Date(now().getTime() + laterMs).toISOString();
