import { LIST_SESSIONS } from "@spilhus/contracts/user-auth";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { defineCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { sessions } from "../sessions/index.ts";

/** More than anybody has; the longest ends within hours. */
const MOST = 100;

/** Where the player is logged in, on every site of the licence. */
export const listSessions = defineCall(LIST_SESSIONS, async ({ services: { db, brands }, session }) => {
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      brand: sessions.brand,
      method: sessions.method,
      loggedInAt: sessions.loggedInAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.playerId, session.player.id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, databaseNow),
        gt(sessions.endsAt, databaseNow),
      ),
    )
    .orderBy(desc(eq(sessions.id, session.id)), desc(sessions.lastUsedAt))
    .limit(MOST);
  return {
    sessions: rows.map(({ brand, loggedInAt, lastUsedAt, ...row }) => ({
      ...row,
      isThis: row.id === session.id,
      site: brands.get(brand)?.name ?? brand,
      loggedInAt: loggedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
});
