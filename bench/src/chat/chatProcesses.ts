import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type RunningChatServer, startChatServer } from "@spilhus/chat-server/testing";
import { type Database, openDatabase } from "@spilhus/gateway";
import { TEST_BRANDS } from "@spilhus/gateway/test-brands";
import { loadSecret as secretOf, originAt as at, startNode } from "../stack/nodeProcess.ts";
import { startPageServer } from "../stack/pageServer.ts";

export const CHAT_SECRET = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
export const CHAT_DOMAIN = "chat.fjord.localhost";
const PLENTY = { account: 1_000_000, address: 1_000_000, everybody: 1_000_000 };

export interface EdgeOfChat {
  readonly port: number;
  /** Origin of its inner listener. */
  readonly control: string;
}

/** Gateway, edges and chat server, each a process of its own, on a database of its own. */
export interface ChatProcesses extends AsyncDisposable {
  readonly db: Database["db"];
  readonly server: RunningChatServer;
  readonly gateway: string;
  readonly edge: EdgeOfChat;
  /** Like the other one, and without a socket. */
  readonly calmEdge: EdgeOfChat;
}

export async function startChatProcesses(): Promise<ChatProcesses> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "bench-chat-"));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user where this is the superuser.
  await chmod(folder, 0o755);
  const database = await openDatabase({ stateDir: folder, pool: 8 });
  started.defer(() => database.close());
  const brands = join(folder, "brands.json");
  await writeFile(brands, JSON.stringify({ brands: TEST_BRANDS }));
  const [gatewayPort, chatPort, controlPort] = [await freePort(), await freePort(), await freePort()];
  const app = started.use(await startPageServer());
  const shared = { BRANDS_FILE: brands, EDGE_SECRET: secretOf("edge"), LOG_LEVEL: "silent" };
  const gateway = {
    ...{ ...shared, MODE: "development", PORT: String(gatewayPort), STATE_DIR: folder },
    REVALIDATE_SECRET: secretOf("apps"),
    MANAGEMENT_SECRET: secretOf("editors"),
    CONTENT_TOKENS: JSON.stringify({ fjord: { public: secretOf("pages"), preview: secretOf("previews") } }),
    CHAT: JSON.stringify({ control: at(chatPort), secret: CHAT_SECRET }),
    EDGE_CONTROL: at(controlPort),
    RATE_LIMITS: JSON.stringify({ playerCallsPerMinute: PLENTY, chatLoginsPerMinute: PLENTY }),
  };
  started.use(await startNode("gateway", gateway, `${at(gatewayPort)}/ready`));
  const server = started.use(
    await startChatServer({
      ...{ port: chatPort, secret: CHAT_SECRET, gateway: at(gatewayPort) },
      hosts: [
        { brand: "fjord", domain: CHAT_DOMAIN },
        { brand: "eng", domain: "chat.eng.localhost" },
      ],
    }),
  );
  await server.isReady();
  const startEdge = async (inner: number): Promise<EdgeOfChat> => {
    const port = await freePort();
    const variables = {
      ...{ ...shared, PORT: String(port), CONTROL_PORT: String(inner), MODE: "production" },
      ...{ GATEWAY: at(gatewayPort), CHAT_SERVER: server.origin, CHAT_SOCKETS_PER_NETWORK: "2000" },
      ...{ UNCACHED_PER_MINUTE: "1000000", APPS: JSON.stringify({ fjord: app.origin, eng: app.origin }) },
    };
    started.use(await startNode("edge", variables, `${at(inner)}/_ready`));
    return { port, control: at(inner) };
  };
  const [edge, calmEdge] = [await startEdge(controlPort), await startEdge(await freePort())];
  const all = started.move();
  return {
    ...{ db: database.db, server, gateway: at(gatewayPort), edge, calmEdge },
    [Symbol.asyncDispose]: () => all[Symbol.asyncDispose](),
  };
}
