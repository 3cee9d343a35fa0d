import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/** A key of 256 bits for one purpose, so that what is sealed for another one cannot be passed off as this. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Seals bytes for the database by AES-256-GCM: nonce, tag, then the text. */
export function seal(key: Buffer, open: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(open), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/**
 * Opens what `seal` has sealed.
 *
 * @throws {Error} when it was sealed by another key, or is damaged
 */
export function openSealed(key: Buffer, sealed: Buffer): Buffer {
  const options = { authTagLength: TAG };
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE), options);
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
}
