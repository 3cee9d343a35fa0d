import type { PaymentStatus } from "../interface/index.ts";
import type { MobilePayPayment } from "./mobilePayApi.ts";

/** A payment that MobilePay does not know. */
export const MISSING: PaymentStatus = {
  state: "missing",
  currency: undefined,
  authorisedOre: 0,
  capturedOre: 0,
  refundedOre: 0,
  chargedBackOre: 0,
  authentication: "unknown",
  payerName: undefined,
  instrument: undefined,
  changedAt: undefined,
};

const BEFORE_APPROVAL = {
  CREATED: "open",
  ABORTED: "cancelled",
  EXPIRED: "expired",
  TERMINATED: "cancelled",
} as const;

/** The amounts decide: the state stays `AUTHORIZED` whatever becomes of the money. */
function stateOf({ state, aggregate }: MobilePayPayment): PaymentStatus["state"] {
  const captured = aggregate.capturedAmount.value;
  if (captured > 0) return aggregate.refundedAmount.value >= captured ? "refunded" : "captured";
  if (state !== "AUTHORIZED") return BEFORE_APPROVAL[state];
  return aggregate.cancelledAmount.value > 0 ? "voided" : "authorised";
}

/** Where a payment stands. Disputes are not told here; they stand in the settlement. */
export function statusOf(payment: MobilePayPayment): PaymentStatus {
  const { amount, aggregate, paymentMethod } = payment;
  return {
    ...MISSING,
    state: stateOf(payment),
    currency: amount.currency,
    authorisedOre: aggregate.authorizedAmount.value,
    capturedOre: aggregate.capturedAmount.value,
    refundedOre: aggregate.refundedAmount.value,
    // Approval in the app is the strong authentication of the payer's own bank or of MobilePay.
    authentication: payment.state === "AUTHORIZED" && paymentMethod.type === "WALLET" ? "app" : "unknown",
  };
}
