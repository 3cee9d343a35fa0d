import { randomUUID } from "node:crypto";
import { roomOf, tickets, XmppClient } from "@spilhus/chat-server/testing";
import { GET_CHAT_PROFILE, GET_XMPP_CONFIG } from "@spilhus/contracts/chat";
import { addChatters, EDGE_HEADERS } from "@spilhus/gateway/load";
import * as z from "zod";
import { CHAT_DOMAIN, CHAT_SECRET, type ChatProcesses } from "./chatProcesses.ts";

const ConfigSchema = z.object({ jid: z.string(), password: z.string() });
const ProfileSchema = z.object({ name: z.string() });
/** What is under way at once while many connect. */
const AT_ONCE = 16;

/** A player of the chat. */
export interface LoadChatter {
  readonly id: string;
  readonly session: string;
}

/** One who enters rooms. */
export interface NamedChatter extends LoadChatter {
  readonly jid: string;
  readonly name: string;
}

async function ask({ gateway }: ChatProcesses, session: string, path: string): Promise<unknown> {
  const answer = await fetch(gateway + path, {
    headers: {
      ...EDGE_HEADERS,
      ...{ accept: "application/json", "x-requested-with": "XMLHttpRequest" },
      ...{ "sec-fetch-site": "same-origin", cookie: `__Host-sid=${session}` },
    },
  });
  if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}.`);
  return answer.json();
}

/** Does something for each, some at once, in order. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const work = async () => {
    for (const [place, item] of left) results[place] = await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

export async function addLoadChatters(chat: ChatProcesses, count: number): Promise<readonly LoadChatter[]> {
  return addChatters(chat.db, { brand: "fjord", licence: "1", count });
}

export function nameAll(
  chat: ChatProcesses,
  players: readonly LoadChatter[],
): Promise<readonly NamedChatter[]> {
  return forEach(players, async ({ id, session }) => {
    const { jid } = ConfigSchema.parse(await ask(chat, session, GET_XMPP_CONFIG.path));
    const { name } = ProfileSchema.parse(await ask(chat, session, GET_CHAT_PROFILE.path));
    return { id, session, jid, name };
  });
}

async function logIn(client: XmppClient, jid: string, password: string): Promise<XmppClient> {
  if (!(await client.logIn(jid, password))) throw new Error("A login was refused.");
  await client.bind();
  return client;
}

/** Through the edge, with a fresh password, as a page does. */
export async function enterByEdge(chat: ChatProcesses, { session }: LoadChatter): Promise<XmppClient> {
  const { jid, password } = ConfigSchema.parse(await ask(chat, session, GET_XMPP_CONFIG.path));
  const { port } = chat.edge;
  const host = `fjord.localhost:${port}`;
  const client = await XmppClient.open(`ws://127.0.0.1:${port}/chat/socket`, {
    ...{ host, origin: `http://${host}`, cookie: `__Host-sid=${session}` },
  });
  return logIn(client, jid, password);
}

/** The calibration: straight to the chat server. */
export async function enterDirectly(chat: ChatProcesses, { jid, name }: NamedChatter): Promise<XmppClient> {
  const keys = tickets(CHAT_SECRET);
  const [id = ""] = jid.split("@");
  const whose = { ref: randomUUID(), id, brand: "fjord", name, role: "player", till: keys.soon() };
  const headers = { host: CHAT_DOMAIN, "x-chat-ticket": keys.ticket(whose) };
  const client = await XmppClient.open(chat.server.url, headers);
  return logIn(client, jid, keys.password(jid));
}

export const ROOM = roomOf("fjord", CHAT_DOMAIN);
