import type { Log } from "@spilhus/lib";
import { asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import { UndeliverableError, type Delivery } from "./delivery.ts";
import type { Mail } from "./mail.ts";
import type { MailKeys } from "./mailKeys.ts";
import { mails } from "./tables.ts";
import { writeLetter, type Senders } from "./writeLetter.ts";

/** Does what a mail needs before it is sent, such as making its link good. Says whether it should be sent at all. */
export type PrepareMail = (one: {
  readonly id: string;
  readonly brand: string;
  readonly mail: Mail;
  /** What the mail's link will carry. */
  readonly token: string;
}) => Promise<boolean>;

export interface MailWorkerSettings {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly keys: MailKeys;
  readonly delivery: Delivery;
  readonly senders: Senders;
  readonly prepare: PrepareMail;
  readonly log: Log;
  readonly pollMs?: number;
}

type Row = typeof mails.$inferSelect;

const BATCH = 20;
/** Longer than one try can take; a row of a process that died comes back after it. */
const LEASE_SECONDS = 60;
const MAX_WAIT_SECONDS = 900;
/** A mail that nobody has taken for so long tells nothing any more. */
const MAX_AGE_SECONDS = 24 * 3_600;

/** Seconds before the next try: 1, 2, 4 … up to 15 minutes. */
const wait = (attempts: number) => Math.min(MAX_WAIT_SECONDS, 2 ** Math.min(attempts - 1, 20));

/**
 * Sends what is in the outbox. A row goes once its mail was taken; after `kill -9` between the two it is sent again
 * under the same id, by which the receiver knows it.
 */
export class MailWorker {
  readonly #settings: MailWorkerSettings;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(settings: MailWorkerSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.run(), settings.pollMs ?? 1_000);
    this.#timer.unref();
  }

  /** Sends everything that is due; one round at a time. */
  run(): Promise<void> {
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Ends after the round in hand. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    this.#settings.delivery.close();
  }

  async #sendAll(): Promise<void> {
    try {
      let claimed: readonly Row[];
      do {
        claimed = await this.#claim();
        await Promise.all(claimed.map((row) => this.#send(row)));
      } while (claimed.length === BATCH);
    } catch (error) {
      this.#settings.log("error", "the mails to send cannot be read", { error });
    }
  }

  #claim(): Promise<Row[]> {
    const { db } = this.#settings;
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(lte(mails.dueAt, databaseNow))
      .orderBy(asc(mails.dueAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: sql`${databaseNow} + ${seconds(LEASE_SECONDS)}` })
      .where(inArray(mails.id, due))
      .returning();
  }

  async #send({ id, brand, kind, sealed, attempts }: Row): Promise<void> {
    const { db, brands, keys, delivery, senders, prepare, log } = this.#settings;
    const about = { mail: id, kind, brand };
    try {
      const registered = brands.get(brand);
      if (!registered) throw new UndeliverableError("The brand is gone.");
      const mail = this.#open(keys, sealed);
      const token = keys.linkToken(id);
      if (await prepare({ id, brand, mail, token })) {
        await delivery.deliver(writeLetter({ id, mail, token }, registered, senders));
      }
      await db.delete(mails).where(eq(mails.id, id));
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
      const isOver = error instanceof UndeliverableError || (await this.#hasWaitedLong(id));
      if (isOver) {
        log("error", "a mail was given up", { ...about, attempts, reason });
        await db.delete(mails).where(eq(mails.id, id));
        return;
      }
      log("warn", "a mail was not taken, it will be sent again", { ...about, attempts, reason });
      await db
        .update(mails)
        .set({ dueAt: sql`${databaseNow} + ${seconds(wait(attempts))}` })
        .where(eq(mails.id, id));
    }
  }

  #open(keys: MailKeys, sealed: Buffer): Mail {
    try {
      return keys.open(sealed);
    } catch {
      // What a schema has against it would repeat it.
      throw new UndeliverableError("It was sealed by another secret.");
    }
  }

  async #hasWaitedLong(id: string): Promise<boolean> {
    const { db } = this.#settings;
    const [row] = await db
      .select({ isOld: sql<boolean>`${mails.createdAt} < ${databaseNow} - ${seconds(MAX_AGE_SECONDS)}` })
      .from(mails)
      .where(eq(mails.id, id));
    return row?.isOld ?? true;
  }
}
