import * as z from "zod";
import { sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import { HopelessJobError, jobQueue, type JobQueue } from "../jobs/index.ts";
import { advanceDeposit } from "./advanceDeposit.ts";
import type { DepositServices } from "./depositServices.ts";
import { isFinal } from "./depositStates.ts";
import { findDeposit } from "./lockDeposit.ts";
import { POLL_QUEUE, pollDelay } from "./pollDelay.ts";

/** Seconds since a moment, by the database's clock. */
async function ageOf({ db }: DepositServices, createdAt: Date): Promise<number> {
  const { rows } = await db.execute<{ age: string }>(
    sql`select extract(epoch from ${databaseNow} - ${createdAt.toISOString()}::timestamptz) as age`,
  );
  return Number(rows[0]?.age ?? 0);
}

/** Asks about every deposit until it is final, whether webhooks come or not. */
export const depositJobs = (services: DepositServices): JobQueue =>
  jobQueue({
    name: POLL_QUEUE,
    payload: z.object({ txId: z.string() }),
    leaseSeconds: 120,
    retry: { firstSeconds: 5, longestSeconds: 60 },
    async perform([job]) {
      if (!job) return;
      const row = await advanceDeposit(services, job.payload.txId).catch(withoutQuery);
      if (!row) throw new HopelessJobError("There is no such deposit.");
      if (isFinal(row.state)) return;
      return { againInSeconds: pollDelay(await ageOf(services, row.createdAt)) };
    },
  });

/** An error of a query repeats its values, such as ids of payments, which belong in no log. */
export function withoutQuery(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : "unknown";
  throw new Error(`A deposit could not be advanced: ${name}.`, { cause });
}

/**
 * Looks into the deposit of a provider's event.
 *
 * @returns whether there is such a deposit at this provider
 * @throws {Error} while the provider does not answer about a deposit that is final
 */
export const lookIntoDeposit =
  (services: DepositServices) =>
  async (provider: string, reference: string): Promise<boolean> => {
    const row = await findDeposit(services.db, reference);
    if (row?.provider !== provider) return false;
    const after = await advanceDeposit(services, reference).catch(withoutQuery);
    // No job asks about a final deposit again, so this event must not be lost.
    if (after?.isUnanswered === true && isFinal(after.state))
      throw new Error("The provider did not say where a payment stands.");
    return true;
  };
