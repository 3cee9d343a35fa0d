import type { Log } from "@spilhus/lib";
import { and, eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { bonusTerms } from "../bonus-offers/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { type BonusEnd, endBonus } from "./endBonus.ts";
import { pausedTime } from "./pausedTime.ts";
import { bonuses, type BonusRow } from "./tables.ts";

const EVERY_SECONDS = 60;
/** Most bonuses handled in one run; the next run takes the others. */
const BATCH = 200;

interface BonusWork {
  readonly db: NodePgDatabase;
  readonly log: Log;
}

/** An account that is closed for good: deleted, or excluded without an end. */
const isClosed = sql`exists (
  select from holds where holds.player_id = bonuses.player_id and holds.lifted_at is null
    and (holds.kind = 'deactivated' or (holds.kind = 'register' and holds.ends_at is null))
)`;

/** Why an open bonus has ended by the database's clock; undefined while it goes on. */
const dueEnd = sql<BonusEnd | null>`case
  when ${isClosed} then 'closed'
  when bonuses.state = 'accepted' and bonuses.deposit_by <= ${databaseNow} then 'lapsed'
  when bonuses.state = 'active'
    and bonuses.granted_at + make_interval(days => ${bonusTerms.days}) + ${pausedTime} <= ${databaseNow} then 'expired'
end`;

const openWithTerms = (db: Queries) =>
  db
    .select({ bonus: bonuses, end: dueEnd })
    .from(bonuses)
    .innerJoin(
      bonusTerms,
      and(eq(bonusTerms.offerId, bonuses.offerId), eq(bonusTerms.version, bonuses.termsVersion)),
    )
    .$dynamic();

/**
 * Ends an open bonus whose time is over. The job comes once a minute; a stake does not wait for it.
 *
 * @returns whether it was ended
 */
export async function endIfDue(
  tx: Queries,
  { id, playerId }: Pick<BonusRow, "id" | "playerId">,
): Promise<boolean> {
  await lockPlayerRow(tx, playerId);
  // After the lock: it may have been released or given up meanwhile.
  const isOpen = sql`bonuses.state in ('accepted', 'active')`;
  const [found] = await openWithTerms(tx).where(and(eq(bonuses.id, id), isOpen));
  if (found?.end == null) return false;
  await endBonus(tx, found.bonus, found.end, "worker:bonuses");
  return true;
}

/** Ends bonuses whose days are over, acceptances without a deposit in time, and those of closed accounts. */
export async function endDueBonuses({ db, log }: BonusWork): Promise<void> {
  const due = await openWithTerms(db)
    .where(sql`bonuses.state in ('accepted', 'active') and (${dueEnd}) is not null`)
    .orderBy(bonuses.number)
    .limit(BATCH);
  for (const { bonus } of due) {
    try {
      await db.transaction(async (tx) => void (await endIfDue(tx, bonus)));
    } catch (error) {
      log("error", "a bonus whose time is over was not ended", { bonus: bonus.id, error });
    }
  }
}

export const bonusJobs = (work: BonusWork): JobQueue =>
  periodicJob("end-bonuses", { everySeconds: EVERY_SECONDS }, () => endDueBonuses(work));
