import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createServer as createNetServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ChatControl, ChatEvent, ChatPolicy } from "@spilhus/contracts/chat";
import { SIGNATURE_HEADER, ReplayGuard, signRequest, verifyRequest } from "@spilhus/lib/node";
import { findProsody, prosodyConfig, type ProsodySettings } from "../src/index.ts";

export interface ChatServerOptions extends Partial<Omit<ProsodySettings, "dataDir" | "secret">> {
  readonly secret: string;
  /** Instead of the one that the options make: an image's, whose secret comes from its environment. */
  readonly config?: string;
}

/** A real Prosody with our modules. */
export interface RunningChatServer extends AsyncDisposable {
  readonly url: string;
  readonly origin: string;
  readonly process: ChildProcess;
  /** What it wrote to its log. */
  readonly log: () => string;
  /** Sends it an order, signed unless another header is given. @returns the status */
  order(control: ChatControl | string, signature?: string): Promise<number>;
  /** Waits until it has the policy. */
  isReady(): Promise<void>;
  /** Ends it at once and starts it again on the same port. */
  restart(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createNetServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Starts Prosody on a free port.
 *
 * @throws {Error} where this machine has none: run `node tooling/src/prosody.ts`
 */
export async function startChatServer(options: ChatServerOptions): Promise<RunningChatServer> {
  const program = findProsody();
  if (!program) throw new Error("There is no Prosody. Run `node tooling/src/prosody.ts`.");
  const { secret } = options;
  const port = options.port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), "prosody-"));
  const file = join(folder, "prosody.cfg.lua");
  const settings = {
    ...{ gateway: "http://127.0.0.1:9", hosts: [{ brand: "fjord", domain: "chat.fjord.localhost" }] },
    ...options,
    ...{ port, dataDir: folder, mayBeRoot: process.getuid?.() === 0 },
  };
  await writeFile(file, options.config ?? prosodyConfig(settings));
  const origin = `http://127.0.0.1:${port}`;
  let lines = "";
  let child: ChildProcess;
  const start = async () => {
    child = spawn(program.command, [...program.args, "-F", "--config", file], {
      env: { PATH: process.env["PATH"] ?? "", HOME: folder, CHAT_SECRET: secret, ...program.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk: Buffer) => (lines += String(chunk)));
    child.stderr?.on("data", (chunk: Buffer) => (lines += String(chunk)));
    const end = Date.now() + 15_000;
    for (;;) {
      const answer = await fetch(`${origin}/ready`, { signal: AbortSignal.timeout(1_000) }).catch(
        () => undefined,
      );
      if (answer !== undefined) break;
      if (child.exitCode !== null || Date.now() > end) throw new Error(`Prosody did not start:\n${lines}`);
      await delay(50);
    }
  };
  const isReady = async () => {
    const end = Date.now() + 10_000;
    while ((await fetch(`${origin}/ready`)).status !== 204) {
      if (Date.now() > end) throw new Error(`Prosody got no policy:\n${lines}`);
      await delay(20);
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  await start();
  return {
    url: `ws://127.0.0.1:${port}/xmpp-websocket`,
    origin,
    get process() {
      return child;
    },
    log: () => lines,
    async order(control, signature) {
      const body = typeof control === "string" ? control : JSON.stringify(control);
      const parts = { method: "POST", path: "/control", body };
      const answer = await fetch(`${origin}/control`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          [SIGNATURE_HEADER]: signature ?? signRequest(secret, parts, Date.now()),
        },
        body,
      });
      return answer.status;
    },
    isReady,
    async restart() {
      await stop();
      await start();
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Takes events in place of the gateway, and answers a policy. */
export interface EventTaker extends AsyncDisposable {
  readonly origin: string;
  readonly events: ChatEvent[];
  policy: ChatPolicy;
  /** Batches without a valid signature. */
  readonly forged: number;
  /** While it is so, no batch is taken. */
  isAway: boolean;
}

export async function startEventTaker(secret: string, policy: ChatPolicy): Promise<EventTaker> {
  const guard = new ReplayGuard();
  const taker = { events: [] as ChatEvent[], policy, forged: 0, isAway: false };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const signature = request.headers[SIGNATURE_HEADER];
      const parts = { method: request.method ?? "", path: request.url ?? "", body };
      const given = typeof signature === "string" ? signature : undefined;
      if (taker.isAway) return response.writeHead(503).end();
      if (!verifyRequest(secret, given, parts, guard, Date.now())) {
        taker.forged += 1;
        return response.writeHead(401).end();
      }
      // The tests look at what it says.
      const batch = JSON.parse(body) as { policy: string | null; events: ChatEvent[] };
      taker.events.push(...batch.events);
      const isOld = batch.policy !== taker.policy.version;
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify({ policy: isOld ? taker.policy : null }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return Object.assign(taker, {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
