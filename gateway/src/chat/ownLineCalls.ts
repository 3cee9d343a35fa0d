import { LIST_OWN_CHAT_LINES } from "@spilhus/contracts/chat";
import { and, desc, eq } from "drizzle-orm";
import { defineCall } from "../calls/index.ts";
import { sanctionsOf } from "./sanctionCalls.ts";
import { chatMessages } from "./tables.ts";

/** Lines of one answer; what is older than 90 days is deleted. */
const MOST = 10_000;

export const listOwnLines = defineCall(LIST_OWN_CHAT_LINES, async ({ services: { db }, session }) => {
  const { brand, player, now } = session;
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.brand, brand), eq(chatMessages.playerId, player.id)))
    .orderBy(desc(chatMessages.sentAt))
    .limit(MOST + 1);
  return {
    serverTime: now.toISOString(),
    lines: rows.slice(0, MOST).map(({ room, name, body, state, sentAt, retractedAt }) => ({
      ...{ room, name, body, state },
      sentAt: sentAt.toISOString(),
      retractedAt: retractedAt?.toISOString() ?? null,
    })),
    isWhole: rows.length <= MOST,
    sanctions: await sanctionsOf(db, session),
  };
});
