import { randomUUID } from "node:crypto";
import type { ChatPolicy } from "@spilhus/contracts/chat";
import {
  startChatServer,
  startEventTaker,
  type EventTaker,
  type RunningChatServer,
} from "./startChatServer.ts";
import { tickets } from "./tickets.ts";
import { XmppClient } from "./xmppClient.ts";

export const SECRET = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
export const DOMAIN = "chat.fjord.localhost";
export const OTHER_DOMAIN = "chat.eng.localhost";
export const roomOf = (room: string, domain = DOMAIN): string => `${room}@conference.${domain}`;

const HOSTS = [
  { brand: "fjord", domain: DOMAIN },
  { brand: "eng", domain: OTHER_DOMAIN },
];

type Rules = ChatPolicy["domains"][string];

const ROOMS: Rules["rooms"] = [
  { room: "fjord", mode: "open", slowSeconds: 0 },
  { room: "globalroom", mode: "hosts", slowSeconds: 0 },
  { room: "hall-a", mode: "open", slowSeconds: 0 },
  { room: "hall-slow", mode: "open", slowSeconds: 30 },
  { room: "hall-closed", mode: "closed", slowSeconds: 0 },
];
const WORDS: Rules["words"] = [
  { term: "fjols*", action: "block" },
  { term: "måske", action: "hold" },
  { term: "dumme", action: "mask" },
  { term: "tabt alt", action: "care" },
  { term: "ruineret", action: "care" },
];

let version = 0;
/** A policy of two brands, with another version each time. */
export const policyWith = (changes: Partial<Rules> = {}): ChatPolicy => ({
  version: String((version += 1)),
  domains: {
    [DOMAIN]: { rooms: ROOMS, words: WORDS, sanctions: [], ...changes },
    [OTHER_DOMAIN]: { rooms: [{ room: "eng", mode: "open", slowSeconds: 0 }], words: [], sanctions: [] },
  },
});

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly ref: string;
  readonly role: "player" | "host" | "moderator";
  readonly domain: string;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const newId = () => Array.from({ length: 26 }, () => LETTERS[Math.floor(Math.random() * 32)]).join("");
let people = 0;
export const person = (fields: Partial<Person> = {}): Person => ({
  ...{ id: newId(), name: `Spiller ${(people += 1)}`, ref: randomUUID(), role: "player", domain: DOMAIN },
  ...fields,
});

/** A chat server with two brands, what takes its events, and players for it. */
export interface Stage extends AsyncDisposable {
  readonly server: RunningChatServer;
  readonly taker: EventTaker;
  readonly keys: ReturnType<typeof tickets>;
  ticketOf(who: Person, till?: number): string;
  jidOf(who: Person): string;
  /** A socket with a ticket, not yet logged in. */
  socket(who: Person, headers?: Readonly<Record<string, string>>): Promise<XmppClient>;
  /** A player who is in, and in the rooms. */
  enter(who: Person, ...rooms: string[]): Promise<XmppClient>;
}

export async function openStage(options: { readonly roomPlaces?: number } = {}): Promise<Stage> {
  const taker = await startEventTaker(SECRET, policyWith());
  const server = await startChatServer({ secret: SECRET, gateway: taker.origin, hosts: HOSTS, ...options });
  await server.isReady();
  const keys = tickets(SECRET);
  const clients: XmppClient[] = [];
  const brandOf = ({ domain }: Person) => HOSTS.find((host) => host.domain === domain)?.brand ?? "";
  const ticketOf = (who: Person, till = keys.soon()) => keys.ticket({ ...who, brand: brandOf(who), till });
  const jidOf = ({ id, domain }: Person) => `${id}@${domain}`;
  const socket = async (who: Person, headers?: Readonly<Record<string, string>>) => {
    const client = await XmppClient.open(server.url, {
      host: who.domain,
      ...(headers ?? { "x-chat-ticket": ticketOf(who) }),
    });
    clients.push(client);
    return client;
  };
  return {
    ...{ server, taker, keys, ticketOf, jidOf, socket },
    async enter(who, ...rooms) {
      const client = await socket(who);
      if (!(await client.logIn(jidOf(who), keys.password(jidOf(who))))) throw new Error("The login failed.");
      await client.bind();
      for (const room of rooms) await client.join(roomOf(room, who.domain), who.name);
      return client;
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.close();
      await server[Symbol.asyncDispose]();
      await taker[Symbol.asyncDispose]();
    },
  };
}
