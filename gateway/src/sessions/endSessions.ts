import { and, eq, isNull, ne } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { endChatOf } from "../chat-connections/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { ActiveSession } from "./findSession.ts";
import { lockPlayerRow } from "./lockPlayerRow.ts";
import { sessions, type SessionEnd } from "./tables.ts";

/** Ends one session. Ending it again changes nothing. */
export async function endSession(db: Queries, session: ActiveSession, because: SessionEnd): Promise<void> {
  await lockPlayerRow(db, session.player.id);
  const ended = await db
    .update(sessions)
    .set({ endedAt: databaseNow, endedBecause: because })
    .where(and(eq(sessions.id, session.id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  if (ended.length === 0) return;
  await endChatOf(db, [session.id]);
  const { brand, player } = session;
  await writeAudit(db, {
    brand,
    playerId: player.id,
    event: "session-ended",
    details: { session: session.id, because },
  });
}

/**
 * Ends every session of a player, on every brand of the licence: from the commit on no call and no page takes one.
 *
 * @param brand where it was asked for
 * @param options.except the session that goes on, by its id
 * @param options.operator who did it in the back office, by the id they have there
 */
export async function endAllSessions(
  db: Queries,
  playerId: string,
  brand: string,
  because: SessionEnd,
  { except, operator }: { readonly except?: string; readonly operator?: string } = {},
): Promise<void> {
  await lockPlayerRow(db, playerId);
  const ended = await db
    .update(sessions)
    .set({ endedAt: databaseNow, endedBecause: because })
    .where(
      and(
        eq(sessions.playerId, playerId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  await endChatOf(
    db,
    ended.map(({ id }) => id),
  );
  await writeAudit(db, {
    brand,
    playerId,
    event: "sessions-ended",
    details: { because, sessions: ended.map(({ id }) => id), ...(operator !== undefined && { operator }) },
  });
}
