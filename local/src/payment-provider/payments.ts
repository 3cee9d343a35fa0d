import { randomBytes } from "node:crypto";
import { ApiRefusal } from "./apiRefusal.ts";
import { aMomentLater, type Desk, hasFault, keepPayment } from "./desk.ts";
import type { Merchant } from "./merchants.ts";
import { type PaymentRecord, refundedOf } from "./records.ts";

/** What a merchant sends to open a payment. */
export type NewPayment = Pick<
  PaymentRecord,
  "id" | "method" | "amount" | "currency" | "locale" | "merchantName" | "returnUrl" | "expiresAt"
>;

export const OTHER_NAME = "Niels Fremmed";

/** The merchant's payment. @throws {ApiRefusal} 404 for one that is not theirs */
export function paymentOf({ book }: Desk, merchant: Merchant, id: string): PaymentRecord {
  const payment = book.payment(id);
  if (payment?.merchant !== merchant.id) throw new ApiRefusal(404, "unknown-payment");
  return payment;
}

/** Opens a payment, or finds it again. @throws {ApiRefusal} 409 when the id names another payment */
export function openPayment(desk: Desk, merchant: Merchant, asked: NewPayment): PaymentRecord {
  const there = desk.book.payment(asked.id);
  if (there) {
    const isSame =
      there.merchant === merchant.id && there.amount === asked.amount && there.method === asked.method;
    if (!isSame) throw new ApiRefusal(409, "other-payment");
    return there;
  }
  return desk.book.put({
    ...asked,
    kind: "payment",
    merchant: merchant.id,
    page: randomBytes(16).toString("base64url"),
    changedAt: desk.now().toISOString(),
    state: "open",
    payer: null,
    authentication: null,
    authorised: 0,
    captured: 0,
    capturedAt: null,
    refunds: [],
    chargedBack: 0,
    chargedBackAt: null,
    due: [{ at: asked.expiresAt, change: "expire" }],
  });
}

/** Takes money of an open or authorised payment. */
export function takeMoney(desk: Desk, payment: PaymentRecord, amount: number): PaymentRecord {
  const due = hasFault(desk, "chargeback", payment)
    ? [{ at: aMomentLater(desk), change: "chargeback" as const }]
    : [];
  return keepPayment(desk, {
    ...payment,
    state: "captured",
    authorised: payment.amount,
    captured: amount,
    capturedAt: desk.now().toISOString(),
    due,
  });
}

/** Ends an open payment without money. */
export function endPayment(
  desk: Desk,
  payment: PaymentRecord,
  state: "declined" | "cancelled" | "expired" | "challenge-failed",
): PaymentRecord {
  return keepPayment(desk, { ...payment, state, due: [] });
}

const AUTHENTICATION = { card: "challenge", mobilepay: "app", bank: "bank", "apple-pay": "app" } as const;

/**
 * The player approves an open payment.
 *
 * @param payer their name, and the card, phone or bank that they chose
 * @param isChallenged whether a card asked for 3-D Secure
 */
export function approvePayment(
  desk: Desk,
  open: PaymentRecord,
  payer: { readonly name: string; readonly choice: string },
  isChallenged = true,
): PaymentRecord {
  const isFrictionless = !isChallenged || hasFault(desk, "frictionless", open);
  const payment: PaymentRecord = {
    ...open,
    payer: hasFault(desk, "other-name", open) ? { ...payer, name: OTHER_NAME } : payer,
    authentication: isFrictionless ? "none" : AUTHENTICATION[open.method],
  };
  if (hasFault(desk, "decline", open)) return endPayment(desk, payment, "declined");
  if (hasFault(desk, "challenge-failed", open)) return endPayment(desk, payment, "challenge-failed");
  if (hasFault(desk, "cancel", open)) return endPayment(desk, payment, "cancelled");
  if (hasFault(desk, "late-capture", open)) {
    const due = [{ at: aMomentLater(desk), change: "late-capture" as const }];
    return keepPayment(desk, { ...payment, state: "cancelled", due });
  }
  if (desk.merchants.get(payment.merchant)?.takesAtOnce === true) {
    return takeMoney(desk, payment, payment.amount);
  }
  return keepPayment(desk, { ...payment, state: "authorised", authorised: payment.amount, due: [] });
}

/** @throws {ApiRefusal} when nothing is authorised, or less than is captured */
export function capture(desk: Desk, payment: PaymentRecord, amount: number): PaymentRecord {
  if (payment.captured > 0) {
    if (payment.captured === amount) return payment;
    throw new ApiRefusal(409, "already-captured");
  }
  if (payment.state !== "authorised") throw new ApiRefusal(409, "not-authorised");
  if (amount > payment.authorised) throw new ApiRefusal(422, "more-than-authorised");
  return takeMoney(desk, payment, amount);
}

/** Calls off an open payment or releases an authorisation. @throws {ApiRefusal} once money was taken */
export function voidPayment(desk: Desk, payment: PaymentRecord): PaymentRecord {
  if (payment.captured > 0) throw new ApiRefusal(409, "already-captured");
  if (payment.state === "open") return endPayment(desk, payment, "cancelled");
  if (payment.state !== "authorised") return payment;
  return keepPayment(desk, { ...payment, state: "voided", due: [] });
}

/** @throws {ApiRefusal} when more than was captured would go back */
export function refund(
  desk: Desk,
  payment: PaymentRecord,
  asked: { readonly id: string; readonly amount: number },
): PaymentRecord {
  const there = payment.refunds.find(({ id }) => id === asked.id);
  if (there) {
    if (there.amount === asked.amount) return payment;
    throw new ApiRefusal(409, "other-refund");
  }
  const left = payment.captured - refundedOf(payment) - payment.chargedBack;
  if (asked.amount > left) throw new ApiRefusal(422, "more-than-captured");
  const refunds = [...payment.refunds, { ...asked, at: desk.now().toISOString() }];
  const state = asked.amount === left ? "refunded" : payment.state;
  return keepPayment(desk, { ...payment, state, refunds }, "refunded");
}

/** The payer's bank takes back what was captured and not refunded. */
export function chargeBack(desk: Desk, payment: PaymentRecord): PaymentRecord {
  const left = payment.captured - refundedOf(payment) - payment.chargedBack;
  if (left <= 0) return payment;
  return keepPayment(desk, {
    ...payment,
    state: "charged-back",
    chargedBack: payment.chargedBack + left,
    chargedBackAt: desk.now().toISOString(),
    due: [],
  });
}
