import {
  ADMIT_CHAT_SOCKET,
  CHAT_TICKET_HEADER,
  ChatAdmissionSchema,
  GET_XMPP_CONFIG,
} from "@spilhus/contracts/chat";
import {
  freePort,
  roomOf,
  type RunningChatServer,
  startChatServer,
  XmppClient,
} from "@spilhus/chat-server/testing";
import { browserOf, signedInPlayer } from "./signedInPlayer.ts";
import type { SiteClient } from "./siteClient.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "./staffCaller.ts";
import { testGateway, type TestGateway, type TestGatewayOptions } from "./testGateway.ts";
import type { ImportedPlayer } from "../src/player-import/importPlayers.ts";

export const CHAT_SECRET = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

/** A player of the site, and a client of theirs on the chat server. */
export interface Chatter {
  readonly id: string;
  readonly browser: SiteClient;
  readonly name: string;
  readonly chatId: string;
  readonly sessionRef: string;
  readonly client: XmppClient;
}

/** A gateway and a real chat server that know each other. */
export interface ChatStage extends AsyncDisposable {
  readonly gateway: TestGateway;
  readonly server: RunningChatServer;
  readonly caller: ReturnType<typeof staffCaller>;
  /** Through both locks, into the rooms; as a page does it, without an edge between. */
  enter(rooms: readonly string[], fields?: Partial<ImportedPlayer>, brand?: string): Promise<Chatter>;
  /** The same player once more, from another browser. */
  again(who: Pick<Chatter, "id">, rooms: readonly string[], brand?: string): Promise<Chatter>;
}

const DOMAINS = { fjord: "chat.fjord.localhost", eng: "chat.eng.localhost" } as const;
const domainOf = (brand: string) => (brand === "eng" ? DOMAINS.eng : DOMAINS.fjord);

export async function chatStage(options: TestGatewayOptions = {}): Promise<ChatStage> {
  const port = await freePort();
  const CHAT = JSON.stringify({ control: `http://127.0.0.1:${port}`, secret: CHAT_SECRET });
  const gateway = await testGateway({
    jobsPollMs: 100,
    ...options,
    environment: { ...CONSOLE_ENVIRONMENT, CHAT, ...options.environment },
  });
  const server = await startChatServer({
    ...{ port, secret: CHAT_SECRET, gateway: gateway.origin },
    hosts: [
      { brand: "fjord", domain: DOMAINS.fjord },
      { brand: "eng", domain: DOMAINS.eng },
    ],
  });
  await server.isReady();
  const clients: XmppClient[] = [];
  const connect = async (id: string, browser: SiteClient, rooms: readonly string[], brand: string) => {
    // Both are what the gateway answers to a page and to the edge.
    const config = (await (await browser.call("GET", GET_XMPP_CONFIG.path)).json()) as {
      jid: string;
      password: string;
    };
    const session = browser.cookies.get("__Host-sid") ?? null;
    const answer = await gateway.manage("POST", ADMIT_CHAT_SOCKET.path, { brand, session });
    const admission = ChatAdmissionSchema.parse(await answer.json());
    if (!admission.admitted) throw new Error(`Not admitted: ${admission.reason}`);
    const { ticket, sessionRef, chatId } = admission;
    const headers = { host: domainOf(brand), [CHAT_TICKET_HEADER]: ticket };
    const client = await XmppClient.open(server.url, headers);
    clients.push(client);
    if (!(await client.logIn(config.jid, config.password))) throw new Error("The login failed.");
    await client.bind();
    const name = Buffer.from(ticket.split(".")[4] ?? "", "base64url").toString();
    for (const room of rooms) await client.join(roomOf(room, domainOf(brand)), name);
    return { id, browser, name, chatId, sessionRef, client };
  };
  return {
    ...{ gateway, server, caller: staffCaller(gateway.database.db, gateway.origin) },
    async enter(rooms, fields = {}, brand = "fjord") {
      const { client, id } = await signedInPlayer(gateway, fields, { brand });
      return connect(id, client, rooms, brand);
    },
    again: async ({ id }, rooms, brand = "fjord") =>
      connect(id, await browserOf(gateway, id, { brand }), rooms, brand),
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.close();
      await server[Symbol.asyncDispose]();
      await gateway[Symbol.asyncDispose]();
    },
  };
}
