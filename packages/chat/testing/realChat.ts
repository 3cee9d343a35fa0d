import { openStage, type Person, person, policyWith, type Stage } from "@spilhus/chat-server/testing";
import type { ChatPolicy } from "@spilhus/contracts/chat";
import { WebSocket } from "ws";
import type { CredentialsAnswer } from "../src/connection/ChatConnection.ts";
import type { ChatCalls } from "../src/session/chatCalls.ts";
import type { RoomLog } from "../src/store/chatSnapshot.ts";
import { EMPTY_ROOM } from "../src/store/chatSnapshot.ts";
import { SharedChat } from "../src/tabs/SharedChat.ts";
import { type CuttableProxy, startCuttableProxy } from "./cuttableProxy.ts";

/** A player with a browser of their own, on a network that can fail. */
export interface RealPlayer {
  readonly who: Person;
  /** Another name that the player chooses: tickets and the gateway know it from now on. */
  rename(name: string): void;
  /** A name that the gateway tells the next time, because another device changes it right after. */
  staleName: string | undefined;
  readonly network: CuttableProxy;
  readonly logged: readonly string[];
  /** How often the gateway was asked for credentials. */
  readonly asked: () => number;
  /** What the gateway answers instead of credentials. */
  refusal: Extract<CredentialsAnswer, { refused: unknown }> | undefined;
  /** The chat of one more page. */
  openPage(...halls: string[]): SharedChat;
}

/** A real Prosody with our modules, and players for it. */
export interface RealChat extends AsyncDisposable {
  readonly stage: Stage;
  player(): Promise<RealPlayer>;
  /** From now on these sanctions hold, and no other ones. */
  sanction(sanctions: ChatPolicy["domains"][string]["sanctions"]): Promise<void>;
}

/** By the port of a player's network: whose ticket the edge would put on the socket. */
const tickets = new Map<number, () => { readonly host: string; readonly ticket: string }>();

/** The browser's socket, with what the edge adds to it. */
class TicketedSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    const given = tickets.get(Number(new URL(url).port))?.();
    super(url, protocols, { headers: given ? { host: given.host, "x-chat-ticket": given.ticket } : {} });
  }
}

export async function openRealChat(): Promise<RealChat> {
  const stage = await openStage();
  const networks: CuttableProxy[] = [];
  const pages: SharedChat[] = [];
  Object.assign(globalThis, { WebSocket: TicketedSocket });
  return {
    stage,
    async sanction(sanctions) {
      const policy = policyWith({ sanctions });
      stage.taker.policy = policy;
      await stage.server.order({ do: "policy", policy });
    },
    async player() {
      let who = person();
      const network = await startCuttableProxy(Number(new URL(stage.server.origin).port));
      networks.push(network);
      tickets.set(network.port, () => ({ host: who.domain, ticket: stage.ticketOf(who) }));
      const logged: string[] = [];
      let asked = 0;
      const calls = {
        credentials: async (): Promise<CredentialsAnswer> => {
          asked += 1;
          const jid = stage.jidOf(who);
          return player.refusal ?? { credentials: { username: who.id, password: stage.keys.password(jid) } };
        },
        profile: async () => {
          const name = player.staleName ?? who.name;
          player.staleName = undefined;
          return {
            ...{ chatId: who.id, name, role: who.role, nameFixedUntil: null },
            ...{ hasReadRules: true, ignored: [] },
          };
        },
      } satisfies Pick<ChatCalls, "credentials" | "profile">;
      const player: RealPlayer = {
        get who() {
          return who;
        },
        rename(name) {
          who = { ...who, name };
        },
        staleName: undefined,
        network,
        logged,
        asked: () => asked,
        refusal: undefined,
        openPage(...halls) {
          const chat = new SharedChat(
            {
              ...{
                brand: "fjord",
                service: `ws://127.0.0.1:${network.port}/xmpp-websocket`,
                domain: who.domain,
              },
              // The panel alone makes the other calls.
              calls: calls as unknown as ChatCalls,
              log: (message) => logged.push(message),
            },
            {
              openChannel: (name) => new BroadcastChannel(`${who.id}:${name}`),
              locks: {
                request: ((name: string, options: LockOptions, callback: () => Promise<void>) =>
                  navigator.locks.request(`${who.id}:${name}`, options, callback)) as LockManager["request"], // the one form that is used
              },
            },
          );
          pages.push(chat);
          for (const hall of halls) chat.enter(hall);
          chat.open();
          return chat;
        },
      };
      return player;
    },
    async [Symbol.asyncDispose]() {
      for (const page of pages) page.close();
      await Promise.all(networks.map((network) => network.stop()));
      await stage[Symbol.asyncDispose]();
    },
  };
}

/** What a page knows of a room. */
export const logOf = (chat: SharedChat, room: string): RoomLog => chat.snapshot().rooms[room] ?? EMPTY_ROOM;
/** What was said in a room, as a page shows it. */
export const saidIn = (chat: SharedChat, room: string): readonly string[] =>
  logOf(chat, room).messages.map(({ text }) => text);
