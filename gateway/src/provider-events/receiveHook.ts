import type { Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { HookAnswer } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { enqueueJob } from "../jobs/index.ts";
import type { GuardedProvider, IncomingHook, ProviderEvent } from "../payment-providers/index.ts";
import type { AnsweredHooks } from "./answeredHooks.ts";
import type { BodySeal } from "./bodySeal.ts";
import { EVENT_QUEUE } from "./eventJobs.ts";
import { providerNotes } from "./providerNotes.ts";
import { providerEvents } from "./tables.ts";

export interface EventServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly seal: BodySeal;
  readonly answered: AnsweredHooks;
  /** Called once something new is stored. */
  onStored?(): void;
}

/**
 * Stores the events of a webhook, each once, with the job that looks into it. Nothing an event says is believed: it only
 * makes us ask the provider.
 *
 * @returns nothing when the provider's adapter does not accept it
 * @throws {Error} when it cannot be stored; the provider has to send it again
 */
export async function receiveHook(
  services: EventServices,
  provider: GuardedProvider,
  hook: IncomingHook,
): Promise<HookAnswer | undefined> {
  const known = services.answered.find(provider.id, hook);
  if (known) return known;
  const answer = await storeHook(services, provider, hook);
  if (answer) services.answered.keep(provider.id, hook, answer);
  return answer;
}

async function storeHook(
  { db, log, seal, onStored }: EventServices,
  provider: GuardedProvider,
  hook: IncomingHook,
): Promise<HookAnswer | undefined> {
  const now = await readNow(db);
  const reading = provider.readHook(hook, now);
  if (!reading.accepted) {
    log("warn", "a webhook was refused", { security: true, provider: provider.id, reason: reading.reason });
    return undefined;
  }
  const known = await knownEvents(db, provider.id, reading.events);
  // Providers send an event again and again: one that is stored costs no transaction and wakes nobody.
  const events = reading.events.filter(({ id }) => !known.has(id));
  if (events.length === 0) return reading.answer;
  const body = seal.seal(hook.rawBody);
  const isNew = await db.transaction(async (transaction) => {
    let stores = false;
    for (const event of events) {
      const [stored] = await transaction
        .insert(providerEvents)
        .values({ provider: provider.id, eventId: event.id, body })
        .onConflictDoNothing()
        .returning({ id: providerEvents.id });
      // One that is stored has its job, or had it.
      if (!stored) continue;
      stores = true;
      const { concerns, reference, note } = event;
      if (note !== undefined) await providerNotes(transaction).add(provider.id, reference, note);
      const payload = { id: stored.id, provider: provider.id, concerns, reference };
      await enqueueJob(transaction, { queue: EVENT_QUEUE, payload });
    }
    return stores;
  });
  if (isNew) onStored?.();
  return reading.answer;
}

/** Ids of those that are stored. */
async function knownEvents(
  db: NodePgDatabase,
  provider: string,
  events: readonly ProviderEvent[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const ids = events.map(({ id }) => id);
  const rows = await db
    .select({ id: providerEvents.eventId })
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, provider), inArray(providerEvents.eventId, ids)));
  return new Set(rows.map(({ id }) => id));
}

async function readNow(db: NodePgDatabase): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${databaseNow} as now`);
  const [row] = rows;
  if (!row) throw new Error("The database returned no time.");
  return new Date(row.now);
}
