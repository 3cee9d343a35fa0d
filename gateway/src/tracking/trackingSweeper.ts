import type { Log } from "@spilhus/lib";
import { inArray, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow, seconds } from "../clock/index.ts";
import { trackingEntries } from "./tables.ts";

/** What is older tells nobody anything that a report has not told already. */
export const RETENTION_DAYS = 90;
const BATCH = 5_000;
const HOUR_MS = 3_600_000;

export interface TrackingSweeperSettings {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly pollMs?: number;
}

/** Takes away what the tracking service has kept for long enough. */
export class TrackingSweeper {
  readonly #settings: TrackingSweeperSettings;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(settings: TrackingSweeperSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.run(), settings.pollMs ?? HOUR_MS);
    this.#timer.unref();
  }

  /** Takes away everything that is due; one round at a time. */
  run(): Promise<void> {
    this.#running ??= this.#sweep().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Ends after the round in hand. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const { db, log } = this.#settings;
    const end = sql`${databaseNow} - ${seconds(RETENTION_DAYS * 86_400)}`;
    try {
      let gone: number;
      do {
        const due = db
          .select({ id: trackingEntries.id })
          .from(trackingEntries)
          .where(lte(trackingEntries.receivedAt, end))
          .limit(BATCH);
        const { rowCount } = await db.delete(trackingEntries).where(inArray(trackingEntries.id, due));
        gone = rowCount ?? 0;
      } while (gone === BATCH);
    } catch (error) {
      log("error", "old tracking cannot be taken away", { error });
    }
  }
}
