import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { closePlaySession, gameRounds, playSessions } from "../play/index.ts";
import { lockPlayerRow, sessions } from "../sessions/index.ts";
import { endOfOpenPlay } from "./endOfOpenPlay.ts";
import { lastOfPlay } from "./houseRows.ts";
import { notInRoom } from "./notInRoom.ts";
import { shortestPause } from "./realityClock.ts";
import { houseRounds } from "./tables.ts";
import { wallNow } from "./wallNow.ts";

interface LeftPlayServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
}

const EVERY_SECONDS = 120;
const LEASE_SECONDS = 600;
/** The rest waits for the next time. */
const AT_ONCE = 500;

type Play = Pick<
  typeof playSessions.$inferSelect,
  "id" | "playerId" | "brand" | "game" | "sessionId" | "openedAt" | "closedAt"
>;

/** Open play sessions that may be over; the decision is made under the lock of the player. */
async function findLeft(db: Queries, pauseMs: number): Promise<readonly Play[]> {
  const lastStart = db
    .select({ at: sql`max(${houseRounds.startedAt})` })
    .from(houseRounds)
    .where(eq(houseRounds.playSessionId, playSessions.id));
  const liveSession = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, playSessions.sessionId),
        isNull(sessions.endedAt),
        sql`${sessions.expiresAt} > ${databaseNow}`,
      ),
    );
  const lastStudio = db
    .select({ at: sql`max(${gameRounds.openedAt})` })
    .from(gameRounds)
    .where(eq(gameRounds.playSessionId, playSessions.id));
  const isQuiet = sql`coalesce(greatest((${lastStart}), (${lastStudio})), ${playSessions.openedAt})
    <= ${databaseNow} - make_interval(secs => ${pauseMs / 1_000})`;
  return db
    .select()
    .from(playSessions)
    .where(and(isNull(playSessions.closedAt), notInRoom, or(isQuiet, sql`not exists (${liveSession})`)))
    .orderBy(asc(playSessions.openedAt))
    .limit(AT_ONCE);
}

/**
 * Closes play sessions that nobody goes on with, so that their records are complete without their player coming back: the
 * session of the site has ended, or no round was started for as long as the interval of the reality check. One whose round is
 * still shown waits until it has been.
 */
export async function closeLeftPlays({ db, brands }: LeftPlayServices): Promise<void> {
  const pauseMs = shortestPause([...brands.values()], await wallNow(db));
  for (const { id, playerId, brand: brandId } of await findLeft(db, pauseMs)) {
    const brand = brands.get(brandId);
    if (!brand) continue;
    // One player after the other: each has a lock and a transaction of their own.
    // oxlint-disable-next-line no-await-in-loop
    await db.transaction(async (tx) => {
      await lockPlayerRow(tx, playerId);
      const [play] = await tx
        .select()
        .from(playSessions)
        .where(and(eq(playSessions.id, id), isNull(playSessions.closedAt)));
      const last = play && (await lastOfPlay(tx, id));
      if (!play || (last && last.shownUntil > (await wallNow(tx)))) return;
      const end = await endOfOpenPlay(tx, brand, play);
      if (end) await closePlaySession(tx, id, end);
    });
  }
}

/** The job that closes play sessions that nobody goes on with. */
export const leftPlayJobs = (services: LeftPlayServices): JobQueue =>
  periodicJob("left-plays", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, () =>
    closeLeftPlays(services),
  );
