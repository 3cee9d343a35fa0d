import { LIST_SUPPORT_QUEUE, type StaffConversation } from "@spilhus/contracts/support";
import { asc, desc, eq, ne } from "drizzle-orm";
import { defineStaffCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { staffNames } from "../staff/index.ts";
import { supportConversations, type ConversationRow } from "./tables.ts";

/** Most conversations of a list: open ones, and closed ones. */
const MOST_OPEN = 200;
const MOST_CLOSED = 30;

/** Conversations as staff see them in lists. */
export async function staffConversations(
  db: Queries,
  rows: readonly ConversationRow[],
): Promise<StaffConversation[]> {
  const names = await staffNames(
    db,
    rows.map(({ assignedTo }) => assignedTo),
  );
  return rows.map((row) => ({
    ...{ id: row.id, brand: row.brand, topic: row.topic, channel: row.channel, state: row.state },
    ...{ locale: row.locale, isPlayer: row.playerId !== null, rating: row.rating, lastSeq: row.lastSeq },
    assigned: row.assignedTo === null ? null : { id: row.assignedTo, name: names.get(row.assignedTo) ?? "" },
    startedAt: row.startedAt.toISOString(),
    waitingSince: row.waitingSince.toISOString(),
  }));
}

/** Nothing of what was written is in the list: whoever reads that is recorded. */
export const listQueue = defineStaffCall(LIST_SUPPORT_QUEUE, async ({ services: { db } }) => {
  const { state, waitingSince, closedAt } = supportConversations;
  const [open, closed] = await Promise.all([
    db
      .select()
      .from(supportConversations)
      .where(ne(state, "closed"))
      .orderBy(asc(waitingSince))
      .limit(MOST_OPEN),
    db
      .select()
      .from(supportConversations)
      .where(eq(state, "closed"))
      .orderBy(desc(closedAt))
      .limit(MOST_CLOSED),
  ]);
  return { conversations: await staffConversations(db, [...open, ...closed]) };
});
