import type { Queries } from "../database/index.ts";
import type { Mail } from "./mail.ts";
import type { MailKeys } from "./mailKeys.ts";
import { enqueueJob } from "../jobs/index.ts";
import { MAIL_QUEUE } from "./mailJobs.ts";

/** Puts a mail into the outbox, in the transaction of what it tells of: neither is there without the other. */
export type PutMail = (transaction: Queries, brand: string, mail: Mail) => Promise<void>;

/** The service of features that send mail. */
export interface MailServices {
  readonly putMail: PutMail;
}

/** @param keys absent where nobody delivers mail: then none is kept */
export function mailOutbox(keys: MailKeys | undefined): PutMail {
  return async (transaction, brand, mail) => {
    if (!keys) return;
    const payload = { brand, kind: mail.kind, sealed: keys.seal(mail).toString("base64") };
    await enqueueJob(transaction, { queue: MAIL_QUEUE, payload });
  };
}
