import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_PATTERN } from "@spilhus/contracts";
import type { IncomingHttpHeaders } from "node:http";
import { refusal } from "../http/index.ts";

/**
 * The key that a caller sent.
 *
 * @throws {HttpError} `invalid-request` when it is missing or malformed
 */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (typeof key === "string" && IDEMPOTENCY_KEY_PATTERN.test(key)) return key;
  throw refusal(
    "invalid-request",
    `header ${IDEMPOTENCY_KEY_HEADER}: must be 22 to 64 letters, digits, "-" or "_", made once for each intention ` +
      "and sent with every retry.",
  );
}
