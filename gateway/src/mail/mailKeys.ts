import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { MailSchema, type Mail } from "./mail.ts";

const NONCE = 12;
const TAG = 16;

/** Seals queued mails, so that the database reveals nothing about them. */
export interface MailKeys {
  seal(mail: Mail): Buffer;
  /** @throws {Error} when it was sealed by another secret, or is damaged */
  open(sealed: Buffer): Mail;
  /** The token of a mail's link: the same at every attempt, and stored nowhere before the mail is written. */
  linkToken(mailId: string): string;
}

/** @param secret `MAIL_SECRET`; changing it loses queued mails */
export function mailKeys(secret: string): MailKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const sealKey = derive("mail");
  const linkKey = derive("mail link");
  return {
    seal(mail) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", sealKey, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(mail), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const decipher = createDecipheriv("aes-256-gcm", sealKey, sealed.subarray(0, NONCE));
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      const text = decipher.update(sealed.subarray(NONCE + TAG), undefined, "utf8") + decipher.final("utf8");
      return MailSchema.parse(JSON.parse(text));
    },
    linkToken: (mailId) => createHmac("sha256", linkKey).update(mailId).digest("base64url"),
  };
}
