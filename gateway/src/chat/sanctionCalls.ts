import { APPEAL_CHAT_SANCTION, type ChatSanction, LIST_CHAT_SANCTIONS } from "@spilhus/contracts/chat";
import { and, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import * as z from "zod";
import { writeAudit } from "../audit/index.ts";
import { defineCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { chatSanctions } from "./tables.ts";

const MOST = 50;
const IdSchema = z.uuid();

/** A player's own sanctions; those that nobody has confirmed yet are none. */
export async function sanctionsOf(
  db: Queries,
  { brand, player, now }: ActiveSession,
  also?: SQL,
): Promise<ChatSanction[]> {
  const rows = await db
    .select()
    .from(chatSanctions)
    .where(
      and(
        eq(chatSanctions.brand, brand),
        eq(chatSanctions.playerId, player.id),
        inArray(chatSanctions.state, ["in-force", "lifted"]),
        also,
      ),
    )
    .orderBy(desc(chatSanctions.givenAt))
    .limit(MOST);
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, room: row.room, reason: row.reason, line: row.line },
    from: (row.from ?? row.givenAt).toISOString(),
    until: row.until?.toISOString() ?? null,
    isInForce: row.state === "in-force" && row.kind !== "warn" && (row.until === null || row.until > now),
    isLifted: row.state === "lifted",
    appeal: row.appealedAt && { at: row.appealedAt.toISOString(), outcome: row.appealOutcome },
  }));
}

export const listSanctions = defineCall(LIST_CHAT_SANCTIONS, async ({ services: { db }, session }) => ({
  sanctions: await sanctionsOf(db, session),
}));

export const appealSanction = defineCall(
  APPEAL_CHAT_SANCTION,
  ({ services: { db }, session, places: { id }, body, refuse }) =>
    db.transaction(async (tx) => {
      const which = IdSchema.safeParse(id).success ? eq(chatSanctions.id, id) : undefined;
      const [own] = which ? await sanctionsOf(tx, session, which) : [];
      if (!which || !own) throw refuse("not-found");
      const appealed = await tx
        .update(chatSanctions)
        .set({ appealedAt: databaseNow, appealText: body.text })
        .where(and(which, isNull(chatSanctions.appealedAt), eq(chatSanctions.state, "in-force")))
        .returning({ id: chatSanctions.id });
      // One complaint for each sanction, also after its time, for it stays on record. None about one that was lifted: it
      // was taken back, and a complaint could reach no more.
      if (appealed.length === 0) throw refuse("already-decided");
      const { brand, player } = session;
      const details = { sanction: id };
      await writeAudit(tx, { brand, playerId: player.id, event: "chat-sanction-appealed", details });
      const [appeal] = await sanctionsOf(tx, session, which);
      return appeal ?? own;
    }),
);
