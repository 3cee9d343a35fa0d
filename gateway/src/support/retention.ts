import { SUPPORT_GATEWAY_LIMITS } from "@spilhus/contracts/support";
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { supportConversations } from "./tables.ts";

const DAY = 86_400;
const BATCH = 1_000;
const EVERY_SECONDS = 3_600;

const before = (secondsAgo: number) => sql`${databaseNow} - ${seconds(secondsAgo)}`;

/** Closes conversations that were answered and then left. */
export async function closeLeft(db: Queries): Promise<void> {
  await db
    .update(supportConversations)
    .set({ state: "closed", closedAt: databaseNow, changedAt: databaseNow, version: sql`version + 1` })
    .where(
      and(
        eq(supportConversations.state, "answered"),
        lte(supportConversations.changedAt, before(SUPPORT_GATEWAY_LIMITS.closesAfterSeconds)),
      ),
    );
}

/** Deletes conversations that were closed long enough ago, with their messages. The audit of who read them stays. */
export async function deleteOld(db: Queries): Promise<void> {
  const isOld = or(
    and(
      isNull(supportConversations.playerId),
      lte(supportConversations.closedAt, before(SUPPORT_GATEWAY_LIMITS.guestDays * DAY)),
    ),
    and(
      isNotNull(supportConversations.playerId),
      lte(supportConversations.closedAt, before(SUPPORT_GATEWAY_LIMITS.playerDays * DAY)),
    ),
  );
  let deleted: number;
  do {
    const due = db
      .select({ id: supportConversations.id })
      .from(supportConversations)
      .where(isOld)
      .limit(BATCH);
    const { rowCount } = await db.delete(supportConversations).where(inArray(supportConversations.id, due));
    deleted = rowCount ?? 0;
  } while (deleted === BATCH);
}

export const retentionJobs = (db: Queries): JobQueue =>
  periodicJob("support-retention", { everySeconds: EVERY_SECONDS }, async () => {
    await closeLeft(db);
    await deleteOld(db);
  });
