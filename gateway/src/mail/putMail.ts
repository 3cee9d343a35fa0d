import type { Queries } from "../database/index.ts";
import type { Mail } from "./mail.ts";
import type { MailKeys } from "./mailKeys.ts";
import { enqueueJob } from "../jobs/index.ts";
import { MAIL_QUEUE } from "./mailJobs.ts";

/** Adds a mail to the outbox, in the transaction of the change: both are committed, or neither. */
export type PutMail = (transaction: Queries, brand: string, mail: Mail) => Promise<void>;

/** The service of features that send mail. */
export interface MailServices {
  readonly putMail: PutMail;
}

/** @param keys absent if mail is not configured: then nothing is queued */
export function mailOutbox(keys: MailKeys | undefined): PutMail {
  return async (transaction, brand, mail) => {
    if (!keys) return;
    const payload = { brand, kind: mail.kind, sealed: keys.seal(mail).toString("base64") };
    await enqueueJob(transaction, { queue: MAIL_QUEUE, payload });
  };
}
