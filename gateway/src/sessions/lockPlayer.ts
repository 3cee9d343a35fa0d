import { eq, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { ActiveSession } from "./findSession.ts";
import { holdPlayer } from "./holdPlayer.ts";
import { sessions } from "./tables.ts";

/** What is so once nobody else changes the player. */
export interface LockedPlayer {
  /** The database's clock. */
  readonly now: Date;
  /** The session was ended while this one waited. */
  readonly isSessionOver: boolean;
}

/**
 * Lets one change after the other at a player: whoever calls it waits until the transaction before is done, and reads
 * only afterwards.
 */
export async function lockPlayer(db: Queries, { id, player }: ActiveSession): Promise<LockedPlayer> {
  await holdPlayer(db, player.id);
  // A query of its own: it sees what the one before has committed.
  const [row] = await db
    .select({
      now: sql<Date>`${databaseNow}`.mapWith(sessions.loggedInAt),
      endedAt: sessions.endedAt,
    })
    .from(sessions)
    .where(eq(sessions.id, id));
  if (!row) throw new Error("A session that was found is not there.");
  return { now: row.now, isSessionOver: row.endedAt !== null };
}
