import { ADMIT_CHAT_SOCKET, type ChatAdmission, GET_XMPP_CONFIG } from "@spilhus/contracts/chat";
import { mayCall } from "@spilhus/restrictions";
import { chatConnections } from "../chat-connections/index.ts";
import { defineCallWith, defineServiceCallWith } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { refusal } from "../http/index.ts";
import { findBan } from "./bans.ts";
import { chatDomain } from "./chatDomain.ts";
import { chatPlayer } from "./chatPlayer.ts";
import type { ChatServices } from "./chatServices.ts";
import { chatPassword, signTicket } from "./credentials.ts";

const NO_CHAT = "There is no chat server.";

/** Lock 1: only who may be in the chat gets a password for it. */
export const xmppConfig = defineCallWith<ChatServices>()(
  GET_XMPP_CONFIG,
  async ({ services: { db, chat, chatMode, clock }, site: { brand }, session, refuse }) => {
    if (!chat) throw refuse("unavailable", NO_CHAT);
    const { player } = session;
    const ban = await findBan(db, brand.id, player.id);
    if (ban) {
      const until = ban.until?.toISOString() ?? null;
      throw refuse("chat-banned", undefined, { reason: ban.reason, until });
    }
    const { chatId } = await chatPlayer(db, { brand: brand.id, player });
    const jid = `${chatId}@${chatDomain(chatMode, brand)}`;
    return { jid, password: chatPassword(chat.secret, jid, clock.now()) };
  },
  // A connection that is resumed by itself must not keep somebody logged in who is away.
  { keepsIdleEnd: true },
);

const refused = (
  reason: Extract<ChatAdmission, { admitted: false }>["reason"],
  until: string | null = null,
): ChatAdmission => ({ admitted: false, reason, until });

/** Lock 2, as the edge asks it for each socket: looked up anew, with everything that stands against the player. */
export const admitSocket = defineServiceCallWith<ChatServices>()(
  ADMIT_CHAT_SOCKET,
  async ({ services: { db, brands, chat, clock, findSession }, body }): Promise<ChatAdmission> => {
    if (!chat) throw refusal("unavailable", NO_CHAT);
    if (!brands.has(body.brand)) throw refusal("unknown-brand");
    const session = body.session === null ? undefined : await findSession(body.brand, body.session);
    if (!session) return refused("not-signed-in");
    const { player, brand, accountStatus } = session;
    // Whoever gets no password needs no socket.
    if (!mayCall(GET_XMPP_CONFIG.id, accountStatus).allowed) {
      return refused("restricted", accountStatus.checkResult?.context?.until ?? null);
    }
    const ban = await findBan(db, brand, player.id);
    if (ban) return refused("chat-banned", ban.until?.toISOString() ?? null);
    const { chatId, name, role } = await chatPlayer(db, { brand, player });
    const values = { sessionId: session.id, brand, playerId: player.id, chatId };
    await db
      .insert(chatConnections)
      .values(values)
      .onConflictDoUpdate({
        target: chatConnections.sessionId,
        set: { admittedAt: databaseNow, endedAt: null },
      });
    const holder = { sessionRef: session.id, chatId, brand, name, role };
    return {
      admitted: true,
      sessionRef: session.id,
      chatId,
      ticket: signTicket(chat.secret, holder, clock.now()),
    };
  },
);
