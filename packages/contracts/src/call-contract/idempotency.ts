/** Carries the key of an idempotent call. */
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key";

/** `true` on an answer that was given before. */
export const IDEMPOTENCY_REPLAYED_HEADER = "idempotency-replayed";

/**
 * A key that a caller makes for one intention, such as `crypto.randomUUID()`, and sends with every retry of it. At least
 * 22 characters, so that it can hold 128 random bits as base64url.
 */
export const IDEMPOTENCY_KEY_PATTERN = /^[\w-]{22,64}$/;

/** Days during which a repeated call receives the first answer. */
export const IDEMPOTENCY_DAYS = 30;
