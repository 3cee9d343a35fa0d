import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { idleEnd, type ActiveSession } from "./findSession.ts";
import { sessions } from "./tables.ts";

/**
 * Writes down that a session is used, which moves its idle end. A session that was ended meanwhile stays ended.
 *
 * @returns the new end; nothing when the last use is too recent to be worth a write
 */
export async function renewSession(db: Queries, session: ActiveSession): Promise<Date | undefined> {
  if (!session.isRenewalDue) return undefined;
  const [renewed] = await db
    .update(sessions)
    .set({ lastUsedAt: databaseNow, expiresAt: sql`least(${idleEnd}, ${sessions.endsAt})` })
    .where(and(eq(sessions.id, session.id), isNull(sessions.endedAt), gt(sessions.expiresAt, databaseNow)))
    .returning({ expiresAt: sessions.expiresAt });
  return renewed?.expiresAt;
}
