import { eq, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import type { ActiveSession } from "./findSession.ts";
import { lockPlayerRow } from "./lockPlayerRow.ts";
import { sessions } from "./tables.ts";

/** What holds as long as the player is locked. */
export interface LockedPlayer {
  /** The database's clock. */
  readonly now: Date;
  /** The session was ended while this one waited. */
  readonly isSessionOver: boolean;
}

const readEnd = preparedQuery((db, { id }: Places<{ id: string }>) =>
  db
    .select({ now: sql<Date>`${databaseNow}`.mapWith(sessions.loggedInAt), endedAt: sessions.endedAt })
    .from(sessions)
    .where(eq(sessions.id, id)),
);

/** Locks the player of a session, and reads what an earlier transaction may have changed while this one waited. */
export async function lockPlayerOfSession(db: Queries, { id, player }: ActiveSession): Promise<LockedPlayer> {
  await lockPlayerRow(db, player.id);
  // A query of its own: it sees what the one before has committed.
  const [row] = await readEnd(db, { id });
  if (!row) throw new Error("A session that was found is not there.");
  return { now: row.now, isSessionOver: row.endedAt !== null };
}
