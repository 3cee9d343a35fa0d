import {
  type ChatProfile,
  GET_CHAT_PROFILE,
  IGNORE_CHATTER,
  READ_CHAT_RULES,
  SET_CHAT_NAME,
} from "@spilhus/contracts/chat";
import { and, eq, sql } from "drizzle-orm";
import { defineCall, type DefinedCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { lockPlayerOfSession, type ActiveSession } from "../sessions/index.ts";
import { foldName, isNameAllowed, tidyName } from "./chatName.ts";
import { chatPlayer, chooseName, ignoredBy, nameFixedUntil } from "./chatPlayer.ts";
import { chatIgnored, chatNames } from "./tables.ts";

/** Players whom one player may ignore. */
const MOST_IGNORED = 200;

async function profileOf(db: Queries, { brand, player, now }: ActiveSession): Promise<ChatProfile> {
  const row = await chatPlayer(db, { brand, player });
  return {
    chatId: row.chatId,
    name: row.name,
    role: row.role,
    nameFixedUntil: nameFixedUntil(row, now)?.toISOString() ?? null,
    hasReadRules: row.rulesReadAt !== null,
    ignored: await ignoredBy(db, brand, player.id),
  };
}

const profile = defineCall(GET_CHAT_PROFILE, ({ services: { db }, session }) => profileOf(db, session));

const setName = defineCall(SET_CHAT_NAME, ({ services: { db, brands }, session, body, refuse }) =>
  db.transaction(async (tx) => {
    const name = tidyName(body.name);
    if (!isNameAllowed(name, brands.values())) throw refuse("name-not-allowed");
    const word = await chooseName(tx, session, name, session.now);
    if (word === "taken") throw refuse("name-taken");
    if (word !== "done") throw refuse("name-changed-lately", undefined, { until: word.until.toISOString() });
    return profileOf(tx, session);
  }),
);

const readRules = defineCall(READ_CHAT_RULES, async ({ services: { db }, session }) => {
  const { brand, player } = session;
  await chatPlayer(db, session);
  await db
    .update(chatNames)
    .set({ rulesReadAt: sql`coalesce(${chatNames.rulesReadAt}, ${databaseNow})` })
    .where(and(eq(chatNames.brand, brand), eq(chatNames.playerId, player.id)));
  return profileOf(db, session);
});

const ignore = defineCall(IGNORE_CHATTER, ({ services: { db }, session, body, refuse }) =>
  db.transaction(async (tx) => {
    const { brand, player } = session;
    await lockPlayerOfSession(tx, session);
    const [other] = await tx
      .select({ playerId: chatNames.playerId })
      .from(chatNames)
      .where(and(eq(chatNames.brand, brand), eq(chatNames.folded, foldName(body.name))));
    if (!other || other.playerId === player.id) throw refuse("not-found");
    const row = { brand, playerId: player.id, ignoredId: other.playerId };
    if (body.isIgnored) {
      const count = await tx.$count(
        chatIgnored,
        and(eq(chatIgnored.brand, brand), eq(chatIgnored.playerId, player.id)),
      );
      if (count >= MOST_IGNORED) throw refuse("list-full");
      await tx.insert(chatIgnored).values(row).onConflictDoNothing();
    } else {
      await tx
        .delete(chatIgnored)
        .where(
          and(
            eq(chatIgnored.brand, brand),
            eq(chatIgnored.playerId, player.id),
            eq(chatIgnored.ignoredId, other.playerId),
          ),
        );
    }
    return profileOf(tx, session);
  }),
);

/** The calls about a player's own place in the chat. */
export const CHAT_PROFILE_CALLS: readonly DefinedCall[] = [profile, setName, readRules, ignore];
