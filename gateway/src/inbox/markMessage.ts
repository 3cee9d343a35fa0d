import { MARK_MESSAGE } from "@spilhus/contracts/player-account";
import { and, eq, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { defineCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { messages } from "./tables.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { countUnread } from "./listMessages.ts";
import { mayBePromotedTo } from "./mayBePromotedTo.ts";
import { isMarketing, isMessageOf } from "./storiesForPlayers.ts";
import { storyReads } from "./tables.ts";

/** When it was read; undefined if the player has no such message. */
type Marked = { readonly readAt: Date | null } | undefined;

/** Another player's message is treated as missing. */
async function markEvent(db: Queries, playerId: string, id: string, isRead: boolean): Promise<Marked> {
  const [marked] = await db
    .update(messages)
    .set({ readAt: isRead ? sql`coalesce(${messages.readAt}, ${databaseNow})` : null })
    .where(and(eq(messages.id, id), eq(messages.playerId, playerId), lte(messages.sentAt, databaseNow)))
    .returning({ readAt: messages.readAt });
  return marked;
}

async function markStory(db: Queries, session: ActiveSession, id: string, isRead: boolean): Promise<Marked> {
  const { brand, player } = session;
  const { rows } = await db.execute(sql`
    select 1 from stories where stories.uuid = ${id} and ${isMessageOf(sql`${brand}`)}
      and (not ${isMarketing} or ${mayBePromotedTo(session)})`);
  if (rows.length === 0) return undefined;
  if (!isRead) {
    await db.delete(storyReads).where(and(eq(storyReads.playerId, player.id), eq(storyReads.storyUuid, id)));
    return { readAt: null };
  }
  const [read] = await db
    .insert(storyReads)
    .values({ playerId: player.id, storyUuid: id })
    .onConflictDoUpdate({
      target: [storyReads.playerId, storyReads.storyUuid],
      // The first time stays; an update returns the existing row.
      set: { readAt: sql`${storyReads.readAt}` },
    })
    .returning({ readAt: storyReads.readAt });
  return read;
}

export const markMessage = defineCall(
  MARK_MESSAGE,
  async ({ services: { db }, session, places: { id }, body: { isRead }, refuse }) => {
    if (!z.safeParse(z.uuid(), id).success) throw refuse("not-found");
    const marked =
      (await markEvent(db, session.player.id, id, isRead)) ?? (await markStory(db, session, id, isRead));
    if (!marked) throw refuse("not-found");
    return { readAt: marked.readAt?.toISOString() ?? null, unread: await countUnread(db, session) };
  },
);
