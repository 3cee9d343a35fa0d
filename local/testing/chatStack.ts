import { freePort, type RunningChatServer, startChatServer } from "@spilhus/chat-server/testing";
import { chatGateways, type ChatGateways, type ChatterAccount } from "@spilhus/gateway/chat-faults";
import { type ChatPlayer, type ChatSite, openChatPlayer } from "./chatPlayer.ts";
import { type Door, openDoor } from "./door.ts";
import { type EdgeProcess, startEdgeProcess } from "./edgeProcess.ts";

const SECRET = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

type Gateway = Awaited<ReturnType<ChatGateways["start"]>>;

/** Everything that the chat is made of, as processes that can fail, and the networks between them. */
export interface ChatStack extends AsyncDisposable {
  readonly site: ChatSite;
  readonly gateways: ChatGateways;
  readonly server: RunningChatServer;
  /** Between players and edges. */
  readonly front: Door;
  /** Between edges and the gateway. */
  readonly inner: Door;
  /** Between the gateway and what takes its orders: the chat server, and the edges. */
  readonly orders: readonly Door[];
  readonly edges: EdgeProcess[];
  gateway(): Gateway;
  /** Starts a gateway in place of the one that was killed. */
  startGateway(): Promise<void>;
  startEdge(): Promise<EdgeProcess>;
  /** Players with the chat open, whose clocks are up to thirty hours wrong. */
  enter(count: number): Promise<readonly ChatPlayer[]>;
  /** Opens the chat of a player who has signed in before. */
  open(account: ChatterAccount): ChatPlayer;
}

export async function openChatStack(): Promise<ChatStack> {
  await using whatFails = new AsyncDisposableStack();
  let opened = whatFails;
  const gateways = opened.use(await chatGateways());
  const [gatewayPort, chatPort] = [await freePort(), await freePort()];
  const edges: EdgeProcess[] = [];
  const front = opened.use(await openDoor(() => edges.map(({ port }) => port)));
  const inner = opened.use(await openDoor(() => [gatewayPort]));
  const toChat = opened.use(await openDoor(() => [chatPort]));
  const toEdge = opened.use(await openDoor(() => edges.map(({ controlPort }) => controlPort)));
  const at = (port: number) => `http://127.0.0.1:${port}`;
  let gateway: Gateway;
  const startGateway = async () => {
    gateway = await gateways.start({
      PORT: String(gatewayPort),
      CHAT: JSON.stringify({ control: at(toChat.port), secret: SECRET }),
      EDGE_CONTROL: at(toEdge.port),
    });
  };
  await gateways.endSlowMode("fjord", "fjord");
  await startGateway();
  const hosts = ["fjord", "eng"].map((brand) => ({ brand, domain: `chat.${brand}.localhost` }));
  const server = opened.use(
    await startChatServer({ port: chatPort, secret: SECRET, gateway: at(gatewayPort), hosts }),
  );
  await server.isReady();
  const startEdge = async () => {
    const edge = await startEdgeProcess({
      GATEWAY: at(inner.port),
      CHAT_SERVER: server.origin,
      BRANDS_FILE: gateways.brandsFile,
      EDGE_SECRET: gateways.edgeSecret,
      PUBLIC_PORT: String(front.port),
      CHAT_SOCKETS_PER_NETWORK: "2000",
      UNCACHED_PER_MINUTE: "1000000",
      MODE: "development",
      // Nobody looks at a page here.
      APPS: JSON.stringify({ fjord: at(9), eng: at(9) }),
    });
    edges.push(edge);
    return opened.use(edge);
  };
  await startEdge();
  const site = { brand: "fjord", host: `fjord.localhost:${front.port}`, port: front.port };
  const players: ChatPlayer[] = [];
  opened.defer(() => {
    for (const { chat } of players) chat.close();
  });
  const open = (account: ChatterAccount) => {
    const player = openChatPlayer(account, site);
    players.push(player);
    return player;
  };
  opened = whatFails.move();
  return {
    ...{ site, gateways, server, front, inner, orders: [toChat, toEdge], edges, startGateway, startEdge },
    gateway: () => gateway,
    open,
    enter: async (count) => (await gateways.addPlayers(count)).map(open),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}
