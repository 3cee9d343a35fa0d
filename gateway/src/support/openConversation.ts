import { OPEN_SUPPORT_CONVERSATION, SUPPORT_GATEWAY_LIMITS } from "@spilhus/contracts/support";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type Call, defineCall } from "../calls/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { addMessage } from "./addMessage.ts";
import { allowsPreferences } from "./preferences.ts";
import { supportConversations, type ConversationRow } from "./tables.ts";
import { talkOf } from "./talk.ts";
import { claimConversations, guestCookie, guestSecret, visitorOf, type Visitor } from "./visitor.ts";

type Opening = Call<typeof OPEN_SUPPORT_CONVERSATION>;

/**
 * The conversation that an earlier attempt with the same key has begun. The key is 122 random bits that only its browser
 * knows, so for some minutes it stands for a cookie that was lost with the first answer.
 */
async function openedBefore(
  tx: Queries,
  { brand, playerId }: Visitor,
  key: string,
): Promise<{ readonly row: ConversationRow; readonly isRetry: boolean } | undefined> {
  const isRecent = sql<boolean>`${supportConversations.startedAt}
    > ${databaseNow} - ${seconds(SUPPORT_GATEWAY_LIMITS.openingRetrySeconds)}`;
  const [found] = await tx
    .select({ row: supportConversations, isRecent })
    .from(supportConversations)
    .where(and(eq(supportConversations.brand, brand), eq(supportConversations.openingKey, key)))
    .for("update");
  if (!found) return undefined;
  const isTheirs = found.row.playerId === (playerId ?? null);
  return { row: found.row, isRetry: found.isRecent && isTheirs };
}

/** Gives a guest's conversation a cookie; a message needs none, since its answer goes by mail. */
async function giveCookie(tx: Queries, { reply }: Opening, visitor: Visitor, row: ConversationRow) {
  if (row.playerId !== null || row.channel === "message") return row;
  const { hash, token } = await guestSecret(tx, visitor);
  if (token !== undefined) void reply.header("set-cookie", guestCookie.set(token));
  const [kept] = await tx
    .update(supportConversations)
    .set({ visitorHash: hash })
    .where(and(eq(supportConversations.id, row.id), isNull(supportConversations.playerId)))
    .returning();
  if (!kept) throw new Error("A conversation that was just begun is gone.");
  return kept;
}

/** Begins a conversation once for each key, with its first message. */
export const openConversation = defineCall(OPEN_SUPPORT_CONVERSATION, async (call) => {
  const { services, site, body, cookies, session, reply, refuse } = call;
  if (site.brand.hasSupport !== true) throw refuse("not-found");
  if (body.channel === "chat" && !allowsPreferences(cookies)) throw refuse("consent-needed");
  const visitor = visitorOf(call);
  const email = session ? null : (body.email ?? null);
  if (!session && body.channel === "message" && email === null) throw refuse("email-needed");
  const row = await services.db.transaction(async (tx) => {
    if (await claimConversations(tx, visitor)) void reply.header("set-cookie", guestCookie.clear());
    const { clientKey, topic, channel, locale } = body;
    const [begun] = await tx
      .insert(supportConversations)
      .values({
        ...{ brand: site.brand.id, playerId: session?.player.id ?? null, email, locale, topic, channel },
        ...{ openingKey: clientKey, origin: site.mailOrigin },
      })
      .onConflictDoNothing({ target: [supportConversations.brand, supportConversations.openingKey] })
      .returning();
    if (begun) {
      const kept = await giveCookie(tx, call, visitor, begun);
      return addMessage(tx, kept, { author: "visitor", text: body.text, clientKey });
    }
    const before = await openedBefore(tx, visitor, clientKey);
    if (!before?.isRetry) throw refuse("key-used");
    return giveCookie(tx, call, visitor, before.row);
  });
  return talkOf(services.db, row);
});
