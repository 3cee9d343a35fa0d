import { randomUUID } from "node:crypto";
import * as z from "zod";

const Amount = z.object({ currency: z.enum(["DKK", "NOK", "EUR"]), value: z.int().min(0).max(65_000_000) });
export const CreateSchema = z.object({
  reference: z.string().regex(/^[a-zA-Z0-9-]{8,50}$/),
  amount: Amount.extend({ value: z.int().min(100).max(65_000_000) }),
  paymentMethod: z.object({ type: z.enum(["WALLET", "CARD"]) }),
  userFlow: z.enum(["WEB_REDIRECT", "NATIVE_REDIRECT", "PUSH_MESSAGE", "QR"]),
  returnUrl: z.url(),
  paymentDescription: z.string().min(3).max(100).optional(),
  profile: z.object({ scope: z.string() }).optional(),
});
export const AdjustSchema = z.object({ modificationAmount: Amount });

/** Faults that are planted in one payment. */
export type PaymentFault =
  | "wrong-amount"
  | "wrong-currency"
  | "other-name"
  | "settlement-missing"
  | "settlement-doubled"
  | "settlement-one-ore";

export interface Entry {
  readonly entryType: "capture" | "refund";
  readonly amount: number;
  readonly at: Date;
}

/** A payment, as the double keeps it. */
export interface EPayment {
  readonly reference: string;
  readonly pspReference: string;
  readonly sub: string;
  readonly amount: z.infer<typeof Amount>;
  state: "CREATED" | "AUTHORIZED" | "ABORTED" | "EXPIRED" | "TERMINATED";
  authorized: number;
  cancelled: number;
  captured: number;
  refunded: number;
  name: string;
  readonly faults: Set<PaymentFault>;
  readonly entries: Entry[];
}

export const newPayment = ({ reference, amount }: z.infer<typeof CreateSchema>): EPayment => ({
  ...{ reference, amount, pspReference: randomUUID(), sub: randomUUID(), state: "CREATED", name: "" },
  ...{ authorized: 0, cancelled: 0, captured: 0, refunded: 0, faults: new Set(), entries: [] },
});

function aggregateOf(payment: EPayment) {
  const currency = payment.faults.has("wrong-currency") ? "EUR" : payment.amount.currency;
  const more = payment.faults.has("wrong-amount") && payment.authorized > 0 ? 1 : 0;
  return {
    authorizedAmount: { currency, value: payment.authorized + more },
    cancelledAmount: { currency, value: payment.cancelled },
    capturedAmount: { currency, value: payment.captured },
    refundedAmount: { currency, value: payment.refunded },
  };
}

/** As `GetPaymentResponse` of the ePayment API. */
export const shown = (payment: EPayment, landing: string) => ({
  aggregate: aggregateOf(payment),
  amount: { ...payment.amount, currency: aggregateOf(payment).authorizedAmount.currency },
  state: payment.state,
  paymentMethod: { type: "WALLET" },
  profile: payment.state === "AUTHORIZED" ? { sub: payment.sub } : {},
  pspReference: payment.pspReference,
  redirectUrl: landing,
  reference: payment.reference,
});

/** As `ModificationResponse` of the ePayment API. */
export const adjusted = (payment: EPayment) => ({
  amount: payment.amount,
  state: payment.state,
  aggregate: aggregateOf(payment),
  pspReference: payment.pspReference,
  reference: payment.reference,
});

export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, title: string) {
    super(title);
    this.status = status;
    this.code = code;
  }
}

/** As the documented errors, of which "Cannot capture before reservation" is 6080. */
export const problem = ({ status, code, message }: Refused) => ({
  type: `https://httpstatuses.io/${status}`,
  title: message,
  status,
  extraDetails: [{ name: "ErrorCode", reason: code }],
  traceId: randomUUID(),
});

export function capture(payment: EPayment, amount: number, now: Date): void {
  if (payment.state !== "AUTHORIZED") throw new Refused(400, "6080", "Cannot capture before reservation");
  if (amount > payment.authorized - payment.captured - payment.cancelled) {
    throw new Refused(400, "6081", "Cannot capture more than reserved");
  }
  payment.captured += amount;
  payment.entries.push({ entryType: "capture", amount, at: now });
}

/** Before the approval the payment ends; after it, what is not captured is released and the state stays. */
export function cancel(payment: EPayment): void {
  if (payment.state === "CREATED") {
    payment.state = "TERMINATED";
    payment.cancelled = payment.amount.value;
    return;
  }
  const left = payment.authorized - payment.captured - payment.cancelled;
  if (payment.state !== "AUTHORIZED" || left === 0) throw new Refused(400, "6082", "Nothing left to cancel");
  payment.cancelled += left;
}

export function refund(payment: EPayment, amount: number, now: Date): void {
  if (amount > payment.captured - payment.refunded) {
    throw new Refused(400, "6083", "Cannot refund more than captured");
  }
  payment.refunded += amount;
  payment.entries.push({ entryType: "refund", amount: -amount, at: now });
}
