import type { SupportConversation, SupportMessage, SupportTalk } from "@spilhus/contracts/support";
import { SUPPORT_GATEWAY_LIMITS } from "@spilhus/contracts/support";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { staffNames } from "../staff/index.ts";
import { supportMessages, type ConversationRow } from "./tables.ts";

/** Visitors know staff by their first names. */
const firstName = (name: string | undefined): string | null => name?.split(/\s+/)[0] ?? null;

async function shownConversation(db: Queries, row: ConversationRow): Promise<SupportConversation> {
  const { id, topic, channel, state, assignedTo, readByStaff, readByVisitor, lastSeq, rating, version } = row;
  const names = await staffNames(db, [assignedTo]);
  const agent = firstName(names.get(assignedTo ?? ""));
  return { id, topic, channel, state, agent, readByStaff, readByVisitor, lastSeq, rating, version };
}

/** Messages of a conversation after a place, oldest first, at most as many as a poll brings. */
export async function messagesAfter(
  db: Queries,
  conversationId: string,
  after: number,
  most: number = SUPPORT_GATEWAY_LIMITS.messagesOfAPoll,
): Promise<SupportMessage[]> {
  const rows = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.conversationId, conversationId), gt(supportMessages.seq, after)))
    .orderBy(asc(supportMessages.seq))
    .limit(most);
  const names = await staffNames(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return rows.map(({ seq, author, staffId, body, link, masked, sentAt }) => ({
    ...{ seq, author, text: body, link, masked },
    name: firstName(names.get(staffId ?? "")),
    sentAt: sentAt.toISOString(),
  }));
}

/** A conversation with its messages after a place, as its visitor reads it. */
export async function talkOf(db: Queries, row: ConversationRow, after = 0): Promise<SupportTalk> {
  return {
    conversation: await shownConversation(db, row),
    messages: after >= row.lastSeq ? [] : await messagesAfter(db, row.id, after),
  };
}
