import * as z from "zod";
import type { Brands } from "../config/index.ts";
import { HopelessJobError, jobQueue, type JobQueue } from "../jobs/index.ts";
import { UndeliverableError, type Delivery } from "./delivery.ts";
import type { Mail } from "./mail.ts";
import type { MailKeys } from "./mailKeys.ts";
import { writeLetter, type Senders } from "./writeLetter.ts";

export const MAIL_QUEUE = "mail";
export const MailJobSchema = z.object({
  brand: z.string(),
  kind: z.string(),
  /** Receiver and subject, sealed with the gateway's secret, in base64. */
  sealed: z.string(),
});

/** Prepares a mail before it is sent, such as making its link valid. Resolves with whether to send it at all. */
export type PrepareMail = (one: {
  readonly id: string;
  readonly brand: string;
  readonly mail: Mail;
  /** What the mail's link will carry. */
  readonly token: string;
}) => Promise<boolean>;

export interface MailJobSettings {
  readonly brands: Brands;
  readonly keys: MailKeys;
  readonly delivery: Delivery;
  readonly senders: Senders;
  readonly prepare: PrepareMail;
}

/** A mail that was not accepted for a day is outdated. */
const GIVE_UP_SECONDS = 24 * 3_600;

function open(keys: MailKeys, sealed: string): Mail {
  try {
    return keys.open(Buffer.from(sealed, "base64"));
  } catch {
    // The schema's own error would repeat the mail.
    throw new HopelessJobError("It was sealed by another secret.");
  }
}

/**
 * Sends mails. If the process is killed between delivery and the end of the job, a mail is sent again under the same
 * id, so that the receiver can drop it.
 */
export const mailJobs = ({ brands, keys, delivery, senders, prepare }: MailJobSettings): JobQueue =>
  jobQueue({
    name: MAIL_QUEUE,
    payload: MailJobSchema,
    leaseSeconds: 60,
    retry: { firstSeconds: 1, longestSeconds: 900 },
    giveUpAfterSeconds: GIVE_UP_SECONDS,
    async perform([job]) {
      if (!job) return;
      const { id, payload } = job;
      const brand = brands.get(payload.brand);
      if (!brand) throw new HopelessJobError("The brand is gone.");
      const mail = open(keys, payload.sealed);
      const token = keys.linkToken(id);
      if (!(await prepare({ id, brand: payload.brand, mail, token }))) return;
      await delivery.deliver(writeLetter({ id, mail, token }, brand, senders)).catch((error: unknown) => {
        throw error instanceof UndeliverableError ? new HopelessJobError(error.message) : error;
      });
    },
  });
