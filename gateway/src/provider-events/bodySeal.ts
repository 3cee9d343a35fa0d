import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/** Seals the bytes of webhooks, which may name payers, so that somebody who reads the database learns nothing from them. */
export interface BodySeal {
  seal(body: Uint8Array): Buffer;
  /** @throws {Error} when it was sealed by another secret, or is damaged */
  open(sealed: Buffer): Buffer;
}

/** @param secret `PAYMENT_SECRET`; with another one, stored webhooks cannot be read any more */
export function bodySeal(secret: string): BodySeal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "provider event", 32));
  return {
    seal(body) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const text = Buffer.concat([cipher.update(body), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE));
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    },
  };
}
