import { randomUUID } from "node:crypto";
import type { Log } from "@spilhus/lib";
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import { loggedError } from "../config/index.ts";
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

/** Most jobs of a queue that are leased at once, and by one runner at a time. */
const BATCH = 20;
/** Places of a queue that must be free before more is leased, so that few statements lease many jobs. */
const LEAST_ROOM = 5;
const POLL_MS = 500;
/** Retention of jobs that were given up. */
const KEEP_FAILED_SECONDS = 30 * 86_400;

/** Text of an error for log and row, without values of statements. */
function reasonOf(error: unknown): string {
  const { type, message } = loggedError(error);
  return `${type}: ${message}`.slice(0, 500);
}

/** What a runner does of one queue. */
interface Line {
  readonly queue: JobQueue;
  /** Jobs that are being performed. */
  busy: number;
  /** More may be due than there were places for. */
  hasMore: boolean;
}

/**
 * Performs the jobs of its queues, each at least once. A queue leases more as places become free, and does not wait for jobs of
 * other queues: an outside service that takes its time holds up nothing but its own jobs. Several gateways share the work: a job is leased with SKIP
 * LOCKED, and is due again when the lease of a dead gateway ends. All times are the database's.
 */
export class JobRunner {
  readonly #settings: JobRunnerSettings;
  readonly #lines: ReadonlyMap<string, Line>;
  readonly #timer: NodeJS.Timeout;
  #working: PromiseWithResolvers<void> | undefined;
  /** Something may have become due since it was last asked for. */
  #mustLook = false;
  #isLooking = false;
  #stopped = false;

  constructor(settings: JobRunnerSettings) {
    this.#settings = settings;
    this.#lines = new Map(settings.queues.map((queue) => [queue.name, { queue, busy: 0, hasMore: false }]));
    this.#timer = setInterval(() => this.wake(), settings.pollMs ?? POLL_MS);
    this.#timer.unref();
  }

  /**
   * Enqueues periodic jobs, makes jobs of a killed gateway due, and starts. Performing a job twice must be harmless.
   */
  async start(): Promise<void> {
    const { db, queues } = this.#settings;
    const periodic = queues.filter(({ isPeriodic }) => isPeriodic);
    if (periodic.length > 0) {
      const rows = periodic.map(({ name }) => ({ queue: name, key: PERIODIC, payload: {} }));
      await db.insert(jobs).values(rows).onConflictDoNothing();
    }
    const names = [...this.#lines.keys()];
    await db
      .update(jobs)
      .set({ dueAt: databaseNow, lease: null })
      .where(and(inArray(jobs.queue, names), isNotNull(jobs.lease), isNull(jobs.failedAt)));
    await db.delete(jobs).where(lte(jobs.failedAt, sql`${databaseNow} - ${seconds(KEEP_FAILED_SECONDS)}`));
    this.wake();
  }

  /** Polls at once; call it after a commit that enqueued jobs. */
  wake(): void {
    if (!this.#stopped) void this.run();
  }

  /** Performs all jobs that are due, and resolves when none is under way. */
  run(): Promise<void> {
    this.#working ??= Promise.withResolvers();
    const { promise } = this.#working;
    void this.#look();
    return promise;
  }

  /** Takes no new job and resolves after those in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working?.promise;
  }

  /** Leases what is due. Asks once for all queues, so that an idle runner sends one statement. */
  async #look(): Promise<void> {
    this.#mustLook = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      while (this.#mustLook && !this.#stopped) {
        this.#mustLook = false;
        for (const line of await this.#dueLines()) await this.#begin(line);
      }
    } catch (error) {
      // The next poll tries again.
      this.#settings.log("error", "jobs cannot be read", { error });
    }
    this.#isLooking = false;
    this.#restIfDone();
  }

  /** Leases jobs of a queue for the places that are free, and begins them. */
  async #begin(line: Line): Promise<void> {
    const room = BATCH - line.busy;
    line.hasMore = true;
    if (room < LEAST_ROOM || this.#stopped) return;
    const claimed = await this.#claim(line.queue, room);
    line.busy += claimed.length;
    line.hasMore = claimed.length === room;
    const groups = Map.groupBy(claimed, (row) => this.#groupOf(line.queue, row));
    for (const group of groups.values()) void this.#carryOut(line, group);
  }

  async #carryOut(line: Line, rows: readonly Row[]): Promise<void> {
    try {
      await this.#perform(line.queue, rows);
    } catch (error) {
      this.#settings.log("error", "the end of a job cannot be kept", { error });
    }
    line.busy -= rows.length;
    if (line.hasMore && BATCH - line.busy >= LEAST_ROOM) await this.#look();
    else this.#restIfDone();
  }

  #restIfDone(): void {
    if (!this.#working || this.#isLooking || [...this.#lines.values()].some(({ busy }) => busy > 0)) return;
    this.#working.resolve();
    this.#working = undefined;
  }

  /** The queues that have due jobs. */
  async #dueLines(): Promise<readonly Line[]> {
    const { rows } = await this.#settings.db.execute<{ queue: string }>(sql`
      select distinct queue from jobs
      where queue = any(${sql.param([...this.#lines.keys()])}::text[]) and due_at <= ${databaseNow} and failed_at is null`);
    return rows.flatMap(({ queue }) => this.#lines.get(queue) ?? []);
  }

  #claim({ name, leaseSeconds }: JobQueue, most: number): Promise<Row[]> {
    const { db } = this.#settings;
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.queue, name), lte(jobs.dueAt, databaseNow), isNull(jobs.failedAt)))
      .orderBy(asc(jobs.dueAt))
      .limit(most)
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
  #groupOf(queue: JobQueue, row: Row): string {
    try {
      return queue.groupOf(row);
    } catch {
      return row.id;
    }
  }

  async #perform(queue: JobQueue, rows: readonly Row[]): Promise<void> {
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
