import { and, inArray, isNull } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { enqueueJob } from "../jobs/index.ts";
import { chatConnections } from "./tables.ts";

/** Queue of the jobs that end sockets to the chat server. */
export const END_CHAT_QUEUE = "end-chat";

/**
 * Has the sockets of sessions ended, in the transaction that ends the sessions: the edge and the chat server are told at
 * least once. Sessions that were never in the chat cost nothing.
 */
export async function endChatOf(tx: Queries, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const ended = await tx
    .update(chatConnections)
    .set({ endedAt: databaseNow })
    .where(and(inArray(chatConnections.sessionId, [...sessionIds]), isNull(chatConnections.endedAt)))
    .returning({ sessionId: chatConnections.sessionId });
  if (ended.length === 0) return;
  const sessionRefs = ended.map(({ sessionId }) => sessionId);
  await enqueueJob(tx, { queue: END_CHAT_QUEUE, payload: { sessionRefs, chatIds: [] } });
}
