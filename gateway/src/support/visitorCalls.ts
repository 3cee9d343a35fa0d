import {
  CLOSE_SUPPORT_CONVERSATION,
  FIND_SUPPORT_CONVERSATION,
  LIST_SUPPORT_MESSAGES,
  NO_TALK,
  RATE_SUPPORT_CONVERSATION,
  READ_SUPPORT_MESSAGES,
  SEND_SUPPORT_MESSAGE,
  SUPPORT_GATEWAY_LIMITS,
  type SupportTalk,
} from "@spilhus/contracts/support";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { defineCall, defineCallWith, type DefinedCall, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { addMessage, isSentBefore } from "./addMessage.ts";
import { findLatest, findOwn } from "./findConversation.ts";
import { supportConversations, supportMessages } from "./tables.ts";
import { talkOf } from "./talk.ts";
import type { TalkServices } from "./talkFinder.ts";
import { allowsPreferences } from "./preferences.ts";
import { claimConversations, guestCookie, visitorOf } from "./visitor.ts";

/** Talking is no use of the site that keeps a forgotten session open. */
const A_POLL = { keepsIdleEnd: true } as const;

const find = defineCall(FIND_SUPPORT_CONVERSATION, async (call): Promise<SupportTalk> => {
  const { services, reply } = call;
  const visitor = visitorOf(call);
  await claimConversations(services.db, visitor);
  const row = await findLatest(services.db, visitor);
  // One that opens nothing is removed: it was claimed, or its conversations were deleted.
  if (visitor.guestHash && (visitor.playerId !== undefined || !row)) {
    void reply.header("set-cookie", guestCookie.clear());
  }
  return row ? talkOf(services.db, row) : { ...NO_TALK, messages: [] };
});

/** Whether a poll that knows so much brings nothing. */
const isKnown = (
  { version, lastSeq }: { readonly version: number; readonly lastSeq: number },
  { known, after }: { readonly known?: number | undefined; readonly after: number },
) => version === known && lastSeq <= after;

const list = defineCallWith<TalkServices>()(
  LIST_SUPPORT_MESSAGES,
  async (call): Promise<SupportTalk> => {
    const { services, session, places, query, refuse } = call;
    const own = session?.talks[places.id];
    if (own && isKnown(own, query)) return { ...NO_TALK, messages: [] };
    const row = await findOwn(services.db, visitorOf(call), places.id);
    if (!row) throw refuse("not-found");
    if (isKnown(row, query)) return { ...NO_TALK, messages: [] };
    return talkOf(services.db, row, query.after);
  },
  {
    ...A_POLL,
    findSession: ({ findTalks }: TalkServices, brand: string, token: string) => findTalks(brand, token),
  },
);

/** How many messages the visitor has sent in the last minute. */
const countLately = (tx: Queries, conversationId: string) =>
  tx.$count(
    supportMessages,
    and(
      eq(supportMessages.conversationId, conversationId),
      eq(supportMessages.author, "visitor"),
      gt(supportMessages.sentAt, sql`${databaseNow} - interval '1 minute'`),
    ),
  );

const send = defineCall(SEND_SUPPORT_MESSAGE, async (call) => {
  const { services, places, body, cookies, refuse } = call;
  const visitor = visitorOf(call);
  const { row, before } = await services.db.transaction(async (tx) => {
    const held = await findOwn(tx, visitor, places.id, { hold: true });
    if (!held) throw refuse("not-found");
    if (held.channel === "chat" && !allowsPreferences(cookies)) throw refuse("consent-needed");
    if (await isSentBefore(tx, held, body)) return { row: held, before: held };
    if (held.state === "closed") throw refuse("conversation-closed");
    const sent = await addMessage(tx, held, { author: "visitor", ...body });
    if ((await countLately(tx, held.id)) > SUPPORT_GATEWAY_LIMITS.messagesPerMinute) {
      throw refuse("too-many-messages");
    }
    return { row: sent, before: held };
  });
  return talkOf(services.db, row, Math.min(before.lastSeq, row.lastSeq - 1));
});

const read = defineCall(
  READ_SUPPORT_MESSAGES,
  async (call) => {
    const { services, places, body, refuse } = call;
    const row = await findOwn(services.db, visitorOf(call), places.id);
    if (!row) throw refuse("not-found");
    const seq = Math.min(body.seq, row.lastSeq);
    await services.db
      .update(supportConversations)
      .set({ readByVisitor: seq, version: sql`version + 1` })
      .where(and(eq(supportConversations.id, row.id), lt(supportConversations.readByVisitor, seq)));
    return DONE;
  },
  A_POLL,
);

const close = defineCall(CLOSE_SUPPORT_CONVERSATION, async (call) => {
  const { services, places, refuse } = call;
  const row = await services.db.transaction(async (tx) => {
    const held = await findOwn(tx, visitorOf(call), places.id, { hold: true });
    if (!held) throw refuse("not-found");
    if (held.state === "closed") return held;
    const [closed] = await tx
      .update(supportConversations)
      .set({ state: "closed", closedAt: databaseNow, changedAt: databaseNow, version: sql`version + 1` })
      .where(eq(supportConversations.id, held.id))
      .returning();
    return closed ?? held;
  });
  return shown(services.db, row);
});

const rate = defineCall(RATE_SUPPORT_CONVERSATION, async (call) => {
  const { services, places, body, refuse } = call;
  const own = await findOwn(services.db, visitorOf(call), places.id);
  if (!own) throw refuse("not-found");
  const [rated] = await services.db
    .update(supportConversations)
    .set({ rating: body.rating, version: sql`version + 1` })
    .where(eq(supportConversations.id, own.id))
    .returning();
  return shown(services.db, rated ?? own);
});

/** A conversation without its messages. */
async function shown(db: Queries, row: Parameters<typeof talkOf>[1]) {
  const { conversation } = await talkOf(db, row, row.lastSeq);
  if (!conversation) throw new Error("A conversation that was found cannot be shown.");
  return conversation;
}

/** What a visitor does in a conversation. */
export const TALK_CALLS: readonly DefinedCall<TalkServices>[] = [find, list, send, read, close, rate];
