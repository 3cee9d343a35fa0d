import { createHmac, timingSafeEqual } from "node:crypto";
import type { AdyenItem } from "./adyenApi.ts";

/** The values that Adyen signs; nothing else of an item is protected. */
type Signed = Omit<AdyenItem, "additionalData" | "reason">;

/**
 * Signature of an item. "Verify HMAC signatures",
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures (read 2026-11-23)
 *
 * @param key in hexadecimal
 */
export function itemSignature(item: Signed, key: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount } = item;
  const values = [
    ...[pspReference, originalReference ?? "", merchantAccountCode, merchantReference],
    ...[String(amount.value), amount.currency, item.eventCode, item.success],
  ];
  return createHmac("sha256", Buffer.from(key, "hex")).update(values.join(":")).digest("base64");
}

/** Whether one of the keys signed the item. */
export function isSigned(item: AdyenItem, keys: readonly string[]): boolean {
  const given = Buffer.from(item.additionalData.hmacSignature);
  return keys.some((key) => {
    const right = Buffer.from(itemSignature(item, key));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
