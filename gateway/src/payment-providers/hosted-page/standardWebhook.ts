import { timingSafeEqual } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { IncomingHook } from "../interface/index.ts";

/** Five minutes to either side, as the specification recommends. */
const TOLERANCE_S = 300;
const MAX_SIGNATURES = 10;

export type WebhookReading =
  | { readonly accepted: true; readonly id: string; readonly text: string }
  | { readonly accepted: false; readonly reason: string };

const no = (reason: string): WebhookReading => ({ accepted: false, reason });

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function equal(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Verifies a webhook of the Standard Webhooks specification (id, time and raw body under HMAC-SHA256). The signature is
 * the library's; the window is checked here, because the library reads the clock of the process, and so is the body,
 * because the library replaces bytes that are not UTF-8 before it signs.
 *
 * @param secrets the current secret and, during a rotation, the one before it
 */
export function readStandardWebhook(
  { headers, rawBody }: IncomingHook,
  secrets: readonly string[],
  now: Date,
): WebhookReading {
  const { "webhook-id": id, "webhook-timestamp": stamp, "webhook-signature": signature } = headers;
  if (id === undefined || stamp === undefined || signature === undefined) return no("signature-missing");
  // A dot parts the signed values, so that an id with one could be read in two ways.
  if (!/^[\w-]{1,200}$/.test(id)) return no("malformed-id");
  if (!/^\d{1,12}$/.test(stamp)) return no("malformed-timestamp");
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(stamp)) > TOLERANCE_S) return no("outside-window");
  const text = decoded(rawBody);
  if (text === undefined) return no("not-utf-8");
  const signatures = signature.split(" ").filter((one) => one.startsWith("v1,"));
  if (signatures.length > MAX_SIGNATURES) return no("too-many-signatures");
  const signedAt = new Date(Number(stamp) * 1000);
  const expected = secrets.map((secret) => new Webhook(secret).sign(id, signedAt, text));
  const isSigned = signatures.some((given) => expected.some((good) => equal(given, good)));
  return isSigned ? { accepted: true, id, text } : no("bad-signature");
}
