import { REPORT_CHAT_MESSAGE } from "@spilhus/contracts/chat";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import { defineCall, DONE } from "../calls/index.ts";
import { chatMessages, chatReports } from "./tables.ts";

export const reportMessage = defineCall(
  REPORT_CHAT_MESSAGE,
  async ({ services: { db }, session, body, refuse }) => {
    const { brand, player } = session;
    const { room, messageId, reason } = body;
    const [line] = await db
      .select({ playerId: chatMessages.playerId })
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.brand, brand),
          eq(chatMessages.room, room),
          eq(chatMessages.id, messageId),
          isNotNull(chatMessages.playerId),
          ne(chatMessages.playerId, player.id),
        ),
      );
    if (!line || line.playerId === null) throw refuse("not-found");
    const about = { brand, room, messageId, reporterId: player.id, playerId: line.playerId };
    await db
      .insert(chatReports)
      .values({ ...about, reason })
      .onConflictDoNothing();
    return DONE;
  },
);
