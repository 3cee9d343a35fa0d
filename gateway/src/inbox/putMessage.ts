import { and, eq, gt, like } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { messages } from "./tables.ts";
import type { MessageTexts } from "./eventTexts.ts";

/** Topic of a message, and from when it is there; absent: now. */
interface Topical {
  readonly topic: string;
  readonly from?: Date;
}

/** Adds a message about an event to a player's inbox, in the transaction of the event. */
export async function putMessage(
  transaction: Queries,
  playerId: string,
  texts: MessageTexts,
  topical?: Topical,
): Promise<void> {
  await transaction.insert(messages).values({
    playerId,
    source: "event",
    texts,
    ...(topical && { topic: topical.topic }),
    ...(topical?.from && { sentAt: topical.from }),
  });
}

/** Removes future messages about a topic and its subtopics. */
export async function takeBackMessages(transaction: Queries, playerId: string, topic: string): Promise<void> {
  await transaction
    .delete(messages)
    .where(
      and(
        eq(messages.playerId, playerId),
        like(messages.topic, `${topic}%`),
        gt(messages.sentAt, databaseNow),
      ),
    );
}
