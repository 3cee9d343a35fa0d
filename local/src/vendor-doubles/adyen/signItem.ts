import { createHmac } from "node:crypto";

/** An item of a standard webhook before it is signed. */
export interface Item {
  readonly amount: { readonly value: number; readonly currency: string };
  readonly eventCode: string;
  readonly eventDate: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly originalReference?: string;
  readonly pspReference: string;
  readonly reason: string;
  readonly success: "true" | "false";
}

/**
 * Signs an item over the eight values that the documentation names, with a key in hexadecimal.
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures (read 2026-11-23)
 */
export function signItem(item: Item, key: string): Item & { additionalData: { hmacSignature: string } } {
  const { pspReference, originalReference = "", merchantAccountCode, merchantReference, amount } = item;
  const { eventCode, success } = item;
  const signed = `${pspReference}:${originalReference}:${merchantAccountCode}:${merchantReference}:${amount.value}:${amount.currency}:${eventCode}:${success}`;
  const hmacSignature = createHmac("sha256", Buffer.from(key, "hex")).update(signed).digest("base64");
  return { ...item, additionalData: { hmacSignature } };
}

/** The body of a webhook with one item, in the test environment. */
export const webhookWith = (item: unknown): string =>
  JSON.stringify({ live: "false", notificationItems: [{ NotificationRequestItem: item }] });
