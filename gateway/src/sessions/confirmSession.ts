import type { ConfirmationMethod } from "@spilhus/contracts/user-auth";
import { and, eq, isNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { idleEnd, type ActiveSession } from "./findSession.ts";
import { lockPlayerRow } from "./lockPlayerRow.ts";
import type { OpenedSession } from "./openSession.ts";
import { hashToken, newToken } from "../tokens/index.ts";
import { sessions } from "./tables.ts";

/**
 * Notes that the player of a session has shown who they are once more, and gives the session another token (ASVS 5.0
 * 7.2.4). It counts on from where it began.
 *
 * @returns nothing when the session was ended meanwhile
 */
export async function confirmSession(
  db: Queries,
  session: ActiveSession,
  method: ConfirmationMethod,
): Promise<OpenedSession | undefined> {
  await lockPlayerRow(db, session.player.id);
  const token = newToken();
  const [renewed] = await db
    .update(sessions)
    .set({
      tokenHash: hashToken(token),
      confirmedAt: databaseNow,
      confirmedBy: method,
      lastUsedAt: databaseNow,
      expiresAt: sql`least(${idleEnd}, ${sessions.endsAt})`,
    })
    .where(and(eq(sessions.id, session.id), isNull(sessions.endedAt)))
    .returning({ expiresAt: sessions.expiresAt });
  if (!renewed) return undefined;
  const { brand, player } = session;
  await writeAudit(db, {
    brand,
    playerId: player.id,
    event: "identity-confirmed",
    details: { session: session.id, method },
  });
  return { token, expiresAt: renewed.expiresAt };
}
