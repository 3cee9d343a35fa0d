import type { Log } from "@spilhus/lib";
import { eq, inArray, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { jobQueue, periodicJob, type JobQueue } from "../jobs/index.ts";
import { providerEvents } from "./tables.ts";

/** Queue of events that were stored and not looked into. */
export const EVENT_QUEUE = "provider-event";

/** Looks into the payment or payout that an event is about. Resolves with whether there is one. */
export type LookInto = (provider: string, reference: string) => Promise<boolean>;

export interface EventJobSettings {
  readonly db: Queries;
  readonly log: Log;
  /** By what an event concerns. */
  readonly lookInto: Readonly<Record<"payment" | "payout", LookInto>>;
}

const KEEP = sql`interval '13 months'`;
const SWEEP_SECONDS = 86_400;
const SWEEP_BATCH = 5_000;

/** Has each stored event looked into, any number of times until that works. */
export const eventJobs = ({ db, log, lookInto }: EventJobSettings): JobQueue =>
  jobQueue({
    name: EVENT_QUEUE,
    payload: z.object({
      id: z.uuid(),
      provider: z.string(),
      concerns: z.enum(["payment", "payout"]),
      reference: z.string(),
    }),
    leaseSeconds: 120,
    retry: { firstSeconds: 2, longestSeconds: 900 },
    async perform([job]) {
      if (!job) return;
      const { id, provider, concerns, reference } = job.payload;
      await db
        .update(providerEvents)
        .set({ attempts: sql`${providerEvents.attempts} + 1` })
        .where(eq(providerEvents.id, id));
      const isKnown = await lookInto[concerns](provider, reference);
      if (!isKnown)
        log("error", "a provider's event is about a payment that is not ours", { provider, event: id });
      await db
        .update(providerEvents)
        .set({ state: isKnown ? "done" : "unmatched" })
        .where(eq(providerEvents.id, id));
    },
  });

/** Deletes events that need not be kept any longer. */
export async function deleteOldEvents(db: Queries): Promise<void> {
  let deleted: number;
  do {
    const old = db
      .select({ id: providerEvents.id })
      .from(providerEvents)
      .where(lte(providerEvents.receivedAt, sql`${databaseNow} - ${KEEP}`))
      .limit(SWEEP_BATCH);
    const { rowCount } = await db.delete(providerEvents).where(inArray(providerEvents.id, old));
    deleted = rowCount ?? 0;
  } while (deleted === SWEEP_BATCH);
}

export const eventSweep = (db: Queries): JobQueue =>
  periodicJob("delete-old-provider-events", { everySeconds: SWEEP_SECONDS }, () => deleteOldEvents(db));
