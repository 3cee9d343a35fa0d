import { randomUUID } from "node:crypto";
import type { Log } from "@spilhus/lib";
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { HopelessJobError, type JobQueue, PERIODIC } from "./jobQueue.ts";
import { jobs } from "./tables.ts";

export interface JobRunnerSettings {
  readonly db: Queries;
  readonly log: Log;
  readonly queues: readonly JobQueue[];
  /** Interval of polling for due jobs; `wake` polls at once. */
  readonly pollMs?: number;
}

type Row = typeof jobs.$inferSelect;

/** Most jobs of a queue that are leased at once. */
const BATCH = 20;
const POLL_MS = 500;
/** Retention of jobs that were given up. */
const KEEP_FAILED_SECONDS = 30 * 86_400;

/** Text of an error for log and row; errors of handlers contain no personal data. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : "unknown";

/**
 * Performs the jobs of its queues, each at least once. Several gateways share the work: a job is leased with SKIP
 * LOCKED, and is due again when the lease of a dead gateway ends. All times are the database's.
 */
export class JobRunner {
  readonly #settings: JobRunnerSettings;
  readonly #queues: ReadonlyMap<string, JobQueue>;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(settings: JobRunnerSettings) {
    this.#settings = settings;
    this.#queues = new Map(settings.queues.map((queue) => [queue.name, queue]));
    this.#timer = setInterval(() => this.wake(), settings.pollMs ?? POLL_MS);
    this.#timer.unref();
  }

  /**
   * Enqueues periodic jobs, makes jobs of a killed gateway due, and starts. Performing a job twice must be harmless.
   */
  async start(): Promise<void> {
    const { db, queues } = this.#settings;
    for (const { name } of queues.filter(({ isPeriodic }) => isPeriodic)) {
      await db.insert(jobs).values({ queue: name, key: PERIODIC, payload: {} }).onConflictDoNothing();
    }
    const names = [...this.#queues.keys()];
    await db
      .update(jobs)
      .set({ dueAt: databaseNow, lease: null })
      .where(and(inArray(jobs.queue, names), isNotNull(jobs.lease), isNull(jobs.failedAt)));
    await db.delete(jobs).where(lte(jobs.failedAt, sql`${databaseNow} - ${seconds(KEEP_FAILED_SECONDS)}`));
    this.wake();
  }

  /** Polls at once; call it after a commit that enqueued jobs. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    void this.run();
  }

  /** Performs all due jobs; one round at a time. */
  run(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
    return this.#running;
  }

  /** Takes no new job and resolves after those in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#again = false;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    try {
      let claimed: readonly Row[];
      do {
        this.#again = false;
        claimed = (await Promise.all(this.#settings.queues.map((queue) => this.#claim(queue)))).flat();
        const groups = Map.groupBy(claimed, (row) => `${row.queue} ${this.#groupOf(row)}`);
        await Promise.all([...groups.values()].map((group) => this.#perform(group)));
      } while (!this.#stopped && (this.#again || claimed.length >= BATCH));
    } catch (error) {
      this.#again = false;
      this.#settings.log("error", "jobs cannot be read", { error });
    }
  }

  #claim({ name, leaseSeconds }: JobQueue): Promise<Row[]> {
    const { db } = this.#settings;
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.queue, name), lte(jobs.dueAt, databaseNow), isNull(jobs.failedAt)))
      .orderBy(asc(jobs.dueAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return db
      .update(jobs)
      .set({
        attempts: sql`${jobs.attempts} + 1`,
        lease: randomUUID(),
        dueAt: sql`${databaseNow} + ${seconds(leaseSeconds)}`,
      })
      .where(inArray(jobs.id, due))
      .returning();
  }

  /** An invalid payload fails in `perform`, where the job is given up. */
  #groupOf(row: Row): string {
    try {
      return this.#queues.get(row.queue)?.groupOf(row) ?? row.id;
    } catch {
      return row.id;
    }
  }

  async #perform(rows: readonly Row[]): Promise<void> {
    const queue = this.#queues.get(rows[0]?.queue ?? "");
    if (!queue) return;
    try {
      const again = await queue.perform(rows);
      for (const row of rows) await (again ? this.#postpone(row, again.againInSeconds) : this.#finish(row));
    } catch (error) {
      for (const row of rows) await this.#fail(queue, row, error);
    }
  }

  /** The row as leased: a job enqueued again meanwhile is a different one. */
  readonly #leased = ({ id, lease }: Row) => and(eq(jobs.id, id), eq(jobs.lease, lease ?? id));

  async #finish(row: Row): Promise<void> {
    await this.#settings.db.delete(jobs).where(this.#leased(row));
  }

  async #postpone(row: Row, inSeconds: number): Promise<void> {
    const dueAt = sql`${databaseNow} + ${seconds(inSeconds)}`;
    await this.#settings.db
      .update(jobs)
      .set({ dueAt, attempts: 0, lease: null, lastError: null })
      .where(this.#leased(row));
  }

  async #fail(queue: JobQueue, row: Row, error: unknown): Promise<void> {
    const { db, log } = this.#settings;
    const { id, attempts } = row;
    const lastError = reasonOf(error);
    const about = { queue: queue.name, job: id, attempts, reason: lastError };
    if (error instanceof HopelessJobError || (await this.#isTooOld(queue, row))) {
      log("error", "a job was given up", about);
      await db.update(jobs).set({ failedAt: databaseNow, lastError, lease: null }).where(this.#leased(row));
      return;
    }
    log("warn", "a job failed and will be tried again", about);
    const { firstSeconds, longestSeconds } = queue.retry;
    const wait = Math.min(longestSeconds, firstSeconds * 2 ** Math.min(attempts - 1, 20));
    const dueAt = sql`${databaseNow} + ${seconds(wait * (1 + Math.random() / 10))}`;
    await db.update(jobs).set({ dueAt, lastError, lease: null }).where(this.#leased(row));
  }

  async #isTooOld({ giveUpAfterSeconds }: JobQueue, { id }: Row): Promise<boolean> {
    if (giveUpAfterSeconds === undefined) return false;
    const old = lte(jobs.createdAt, sql`${databaseNow} - ${seconds(giveUpAfterSeconds)}`);
    return (await this.#settings.db.$count(jobs, and(eq(jobs.id, id), old))) > 0;
  }
}
