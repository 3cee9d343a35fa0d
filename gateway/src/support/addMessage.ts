import { maskNumbers, type SupportLink, type SupportState } from "@spilhus/contracts/support";
import { and, eq, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { supportConversations, supportMessages, type ConversationRow } from "./tables.ts";

interface NewMessage {
  readonly author: "visitor" | "agent" | "system";
  readonly staffId?: string;
  readonly text: string;
  readonly link?: SupportLink | null;
  readonly clientKey?: string;
}

/** What a message does to its conversation. */
function effectOf({ author, staffId }: NewMessage, row: ConversationRow, seq: number) {
  if (author === "agent") {
    return {
      state: "answered" as SupportState,
      readByStaff: seq,
      assignedTo: row.assignedTo ?? staffId ?? null,
      firstReplyAt: row.firstReplyAt ?? sql<Date>`${databaseNow}`,
    };
  }
  if (author === "system") return {};
  // Whoever has taken the conversation keeps it.
  const state: SupportState = row.assignedTo === null ? "waiting" : "open";
  const waitsAlready = row.state === "waiting" || row.state === "open";
  return {
    state,
    readByVisitor: seq,
    // The queue's order: the first unanswered message counts, not the latest.
    ...(waitsAlready && row.lastSeq > 0 ? {} : { waitingSince: sql<Date>`${databaseNow}` }),
  };
}

/** Whether the sender has sent this before: a repeated key is the same message. */
export async function isSentBefore(
  tx: Queries,
  row: ConversationRow,
  { clientKey }: Pick<NewMessage, "clientKey">,
): Promise<boolean> {
  if (clientKey === undefined) return false;
  const which = and(eq(supportMessages.conversationId, row.id), eq(supportMessages.clientKey, clientKey));
  return (await tx.$count(supportMessages, which)) > 0;
}

/**
 * Adds a message to a conversation whose row is locked, with its numbers masked.
 *
 * @returns the conversation as it is afterwards
 */
export async function addMessage(
  tx: Queries,
  row: ConversationRow,
  message: NewMessage,
): Promise<ConversationRow> {
  if (await isSentBefore(tx, row, message)) return row;
  const seq = row.lastSeq + 1;
  const { text, masked } = maskNumbers(message.text.replaceAll(/\r\n?/g, "\n").trim());
  await tx.insert(supportMessages).values({
    ...{ conversationId: row.id, seq, author: message.author, body: text, masked: [...masked] },
    staffId: message.staffId ?? null,
    link: message.link ?? null,
    clientKey: message.clientKey ?? null,
  });
  const [changed] = await tx
    .update(supportConversations)
    .set({
      ...effectOf(message, row, seq),
      lastSeq: seq,
      version: sql`version + 1`,
      changedAt: databaseNow,
    })
    .where(eq(supportConversations.id, row.id))
    .returning();
  if (!changed) throw new Error("A conversation is gone whose row was locked.");
  return changed;
}
