import { createHmac } from "node:crypto";
import { keyFor, openSealed, seal } from "../sealing/index.ts";
import { MailSchema, type Mail } from "./mail.ts";

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
  const [sealKey, linkKey] = [keyFor(secret, "mail"), keyFor(secret, "mail link")];
  return {
    seal: (mail) => seal(sealKey, Buffer.from(JSON.stringify(mail))),
    open: (sealed) => MailSchema.parse(JSON.parse(openSealed(sealKey, sealed).toString("utf8"))),
    linkToken: (mailId) => createHmac("sha256", linkKey).update(mailId).digest("base64url"),
  };
}
