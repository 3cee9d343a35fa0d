import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHook } from "../interface/index.ts";

/** Five minutes to either side. The documentation names none; this is what other providers recommend. */
const WINDOW_MS = 300_000;
const SCHEME = "HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=";
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

function equal(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Why a webhook of Vipps MobilePay is not genuine; nothing when it is. Signed are method, path and query, date, host and
 * the hash of the body. "Request authentication" of the Webhooks API,
 * https://developer.vippsmobilepay.com/docs/APIs/webhooks-api/request-authentication (read 2026-11-23).
 */
export function mobilePayRefusal(
  { method, host, path, headers, rawBody }: IncomingHook,
  secrets: readonly string[],
  now: Date,
): string | undefined {
  const { "x-ms-date": date, "x-ms-content-sha256": hash, authorization } = headers;
  if (date === undefined || hash === undefined || authorization === undefined) return "signature-missing";
  if (!HTTP_DATE.test(date)) return "malformed-date";
  if (!(Math.abs(now.getTime() - Date.parse(date)) <= WINDOW_MS)) return "outside-window";
  if (!equal(createHash("sha256").update(rawBody).digest("base64"), hash)) return "other-body";
  const signed = `${method}\n${path}\n${date};${host};${hash}`;
  const isGenuine = secrets.some((secret) =>
    equal(SCHEME + createHmac("sha256", secret).update(signed).digest("base64"), authorization),
  );
  return isGenuine ? undefined : "bad-signature";
}
