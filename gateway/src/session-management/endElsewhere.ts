import { END_OTHER_SESSIONS, END_ONE_SESSION } from "@spilhus/contracts/user-auth";
import { and, eq, gt, isNull, ne } from "drizzle-orm";
import * as z from "zod/mini";
import { writeAudit } from "../audit/index.ts";
import { defineCall, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { endAllSessions, lockPlayerRow, requireConfirmed, sessions } from "../sessions/index.ts";

const isUuid = (id: string) => z.safeParse(z.uuid(), id).success;

/** Another player's session, one that is over and the one that asks look alike: there is none to end. */
export const endOneSession = defineCall(
  END_ONE_SESSION,
  async ({ services: { db }, session, places: { id }, refuse }) => {
    requireConfirmed(session);
    if (!isUuid(id)) throw refuse("not-found");
    const { brand, player } = session;
    await db.transaction(async (transaction) => {
      await lockPlayerRow(transaction, player.id);
      const ended = await transaction
        .update(sessions)
        .set({ endedAt: databaseNow, endedBecause: "ended-elsewhere" })
        .where(
          and(
            eq(sessions.id, id),
            ne(sessions.id, session.id),
            eq(sessions.playerId, player.id),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, databaseNow),
          ),
        )
        .returning({ id: sessions.id });
      if (ended.length === 0) throw refuse("not-found");
      const details = { session: id, because: "ended-elsewhere" };
      await writeAudit(transaction, { brand, playerId: player.id, event: "session-ended", details });
    });
    return DONE;
  },
);

export const endOtherSessions = defineCall(END_OTHER_SESSIONS, async ({ services: { db }, session }) => {
  requireConfirmed(session);
  const { id, brand, player } = session;
  await db.transaction((transaction) =>
    endAllSessions(transaction, player.id, brand, "ended-elsewhere", { except: id }),
  );
  return DONE;
});
