import type { PaymentMethod } from "@spilhus/contracts/payments";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";

const KEYS = {
  card: "cashier.card",
  mobilepay: "cashier.mobilepay",
  bank: "cashier.bank",
  "apple-pay": "cashier.applePay",
} as const satisfies Record<PaymentMethod, string>;

/** The name of a way to pay. */
export const methodName = (method: PaymentMethod, messages: MessagesOf<"cashier.methods">): string =>
  islandTranslator(messages)(KEYS[method]);
