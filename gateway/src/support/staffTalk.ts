import { GET_SUPPORT_TALK } from "@spilhus/contracts/support";
import { asc, eq, lt, sql } from "drizzle-orm";
import { writeStaffAudit } from "../audit/index.ts";
import { defineStaffCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { staffNames } from "../staff/index.ts";
import { holdConversation } from "./findConversation.ts";
import { staffConversations } from "./queue.ts";
import { standingOf } from "./standing.ts";
import { supportConversations, supportMessages, supportReads, type ConversationRow } from "./tables.ts";

/**
 * Records that somebody has read messages which they had not read before, in their own audit, and shows the visitor that
 * customer service has read them.
 */
async function recordRead(tx: Queries, row: ConversationRow, staffId: string): Promise<void> {
  const [further] = await tx
    .insert(supportReads)
    .values({ conversationId: row.id, staffId, seq: row.lastSeq })
    .onConflictDoUpdate({
      target: [supportReads.conversationId, supportReads.staffId],
      set: { seq: row.lastSeq, readAt: databaseNow },
      setWhere: lt(supportReads.seq, row.lastSeq),
    })
    .returning();
  if (!further) return;
  await writeStaffAudit(tx, {
    ...{ staffId, event: "support-read", brand: row.brand, playerId: row.playerId ?? undefined },
    details: { conversation: row.id, upTo: row.lastSeq },
  });
  if (row.readByStaff >= row.lastSeq) return;
  await tx
    .update(supportConversations)
    .set({ readByStaff: row.lastSeq, version: sql`version + 1` })
    .where(eq(supportConversations.id, row.id));
}

async function shownMessages(db: Queries, row: ConversationRow) {
  const rows = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.conversationId, row.id))
    .orderBy(asc(supportMessages.seq));
  const names = await staffNames(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return rows.map(({ seq, author, staffId, body, link, masked, sentAt }) => ({
    ...{ seq, author, text: body, link, masked },
    name: names.get(staffId ?? "") ?? null,
    sentAt: sentAt.toISOString(),
    isRead: author === "agent" ? seq <= row.readByVisitor : seq <= row.readByStaff,
  }));
}

/** A conversation with the player's standing. What is read is recorded in the same transaction. */
export const getTalk = defineStaffCall(
  GET_SUPPORT_TALK,
  async ({ services: { db, brands }, staff, places, refuse }) =>
    db.transaction(async (tx) => {
      const row = await holdConversation(tx, places.id);
      if (!row) throw refuse("not-found");
      await recordRead(tx, row, staff.id);
      const [conversation] = await staffConversations(tx, [row]);
      const brand = brands.get(row.brand);
      if (!conversation || !brand) throw refuse("not-found");
      return {
        conversation,
        messages: await shownMessages(tx, row),
        standing: row.playerId === null ? null : await standingOf(tx, brand, row.playerId),
      };
    }),
);
