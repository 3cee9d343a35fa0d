import { keyFor, openSealed, seal } from "../sealing/index.ts";

/** Seals the bytes of webhooks, which may name payers, so that somebody who reads the database learns nothing from them. */
export interface BodySeal {
  seal(body: Uint8Array): Buffer;
  /** @throws {Error} when it was sealed by another secret, or is damaged */
  open(sealed: Buffer): Buffer;
}

/** @param secret `PAYMENT_SECRET`; with another one, stored webhooks cannot be read any more */
export function bodySeal(secret: string): BodySeal {
  const key = keyFor(secret, "provider event");
  return { seal: (body) => seal(key, body), open: (sealed) => openSealed(key, sealed) };
}
