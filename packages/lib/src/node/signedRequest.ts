import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Header of a server-to-server call's signature. */
export const SIGNATURE_HEADER = "x-signature";
const WINDOW_MS = 30_000;

interface SignedParts {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body: string;
}

const digest = (secret: string, time: string, nonce: string, { method, path, body }: SignedParts) =>
  createHmac("sha256", secret)
    .update(`${time}\n${nonce}\n${method.toUpperCase()}\n${path}\n${body}`)
    .digest();

/**
 * The value of {@link SIGNATURE_HEADER} for a server-to-server call: `t=<unix ms>,n=<nonce>,v1=<hex hmac-sha256>`.
 *
 * @param now unix time in ms.
 */
export function signRequest(secret: string, parts: SignedParts, now: number): string {
  const nonce = randomBytes(16).toString("hex");
  return `t=${now},n=${nonce},v1=${digest(secret, String(now), nonce, parts).toString("hex")}`;
}

/** Remembers nonces for as long as their signature is valid, so that no call can be replayed. */
export class ReplayGuard {
  readonly #seen = new Map<string, number>();

  /** Whether the nonce is new; remembers it. */
  accept(nonce: string, now: number): boolean {
    for (const [known, expires] of this.#seen) {
      if (expires > now) break;
      this.#seen.delete(known);
    }
    if (this.#seen.has(nonce)) return false;
    this.#seen.set(nonce, now + 2 * WINDOW_MS);
    return true;
  }
}

/**
 * Whether a call was signed with the secret within the last 30 s and not seen before.
 *
 * @param now unix time in ms.
 */
export function verifyRequest(
  secret: string,
  signature: string | undefined,
  parts: SignedParts,
  guard: ReplayGuard,
  now: number,
): boolean {
  const match = /^t=(\d{1,16}),n=([0-9a-f]{32}),v1=([0-9a-f]{64})$/.exec(signature ?? "");
  if (!match) return false;
  const [, time = "", nonce = "", mac = ""] = match;
  if (Math.abs(now - Number(time)) > WINDOW_MS) return false;
  if (!timingSafeEqual(Buffer.from(mac, "hex"), digest(secret, time, nonce, parts))) return false;
  return guard.accept(nonce, now);
}
