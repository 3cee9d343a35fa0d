import { asc, inArray, lte, sql } from "drizzle-orm";
import type { Clock, Log } from "@spilhus/lib";
import type { Queries } from "../database/index.ts";
import { outbox } from "./tables.ts";
import type { TellTargets } from "./tellTargets.ts";

export interface OutboxSettings {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly tell: TellTargets;
  /** How often rows of other processes and delayed ones are looked for. */
  readonly pollMs?: number;
}

type Note = typeof outbox.$inferSelect;

/** Longer than one delivery can take; a row of a process that died comes back after it. */
const LEASE_MS = 15_000;
const MAX_BACKOFF_MS = 30_000;
const BATCH = 200;

/** Milliseconds before the next try: 250, 500, 1,000 … up to 30 s. */
export const backoff = (attempts: number) => Math.min(MAX_BACKOFF_MS, 250 * 2 ** Math.min(attempts - 1, 20));

/**
 * Delivers the outbox at least once: a row goes only when every target has taken it. Several rows of a brand travel as
 * one change. Targets must bear hearing a change twice.
 */
export class OutboxWorker {
  readonly #settings: OutboxSettings;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => this.wake(), settings.pollMs ?? 500);
    this.#timer.unref();
  }

  /** Makes rows due that a killed process had taken, and begins. */
  async start(): Promise<void> {
    const { db, clock } = this.#settings;
    await db.update(outbox).set({ dueAt: new Date(clock.now()) });
    this.wake();
  }

  /** Looks for work at once; called after a commit. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Ends after the delivery in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#again = false;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    try {
      do {
        this.#again = false;
        const notes = await this.#claim();
        const groups = [...Map.groupBy(notes, (note) => note.brand).values()];
        await Promise.all(groups.map((group) => this.#deliver(group)));
        if (notes.length === BATCH) this.#again = true;
      } while (this.#again && !this.#stopped);
    } catch (error) {
      this.#again = false;
      this.#settings.log("error", "outbox cannot be read", { error });
    }
  }

  #claim(): Promise<Note[]> {
    const { db, clock } = this.#settings;
    const now = clock.now();
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(lte(outbox.dueAt, new Date(now)))
      .orderBy(asc(outbox.id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(now + LEASE_MS) })
      .where(inArray(outbox.id, due))
      .returning();
  }

  async #deliver(notes: readonly Note[]): Promise<void> {
    const { db, clock, log, tell } = this.#settings;
    const [first] = notes;
    if (!first) return;
    const ids = notes.map((note) => note.id);
    const failures = await tell({
      brand: first.brand,
      cv: Math.max(...notes.map((note) => note.cv)),
      tags: [...new Set(notes.flatMap((note) => note.tags))],
    });
    if (failures.length === 0) {
      await db.delete(outbox).where(inArray(outbox.id, ids));
      return;
    }
    log("warn", "a content change did not reach everybody, it will be told again", {
      brand: first.brand,
      failures,
    });
    const attempts = Math.min(...notes.map((note) => note.attempts));
    await db
      .update(outbox)
      .set({ dueAt: new Date(clock.now() + backoff(attempts)) })
      .where(inArray(outbox.id, ids));
  }
}
