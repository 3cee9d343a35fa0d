import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ChatHost, findProsody, prosodyConfig } from "@spilhus/chat-server";
import { CHAT_SOCKET_PATH, chatDomainOf } from "@spilhus/contracts/chat";
import type { RegisteredBrand } from "@spilhus/contracts";
import type { ProcessSpec } from "./managedProcess.ts";
import { loopback, type StackPlan } from "./stackPlan.ts";

const domainOf = ({ id, domains }: RegisteredBrand) => chatDomainOf(domains.local[0] ?? `${id}.localhost`);

/** What the gateway needs of the chat server; nothing where this machine has none. */
export const chatOfGateway = ({ chatPort, secrets }: StackPlan): Readonly<Record<string, string>> =>
  chatPort === undefined
    ? {}
    : { CHAT: JSON.stringify({ control: loopback(chatPort), secret: secrets.chat }) };

/** What a brand's app tells its pages of the chat; nothing where there is none, and they set none up (R5.10). */
export const chatOfApp = (
  { chatPort }: StackPlan,
  brand: RegisteredBrand,
): Readonly<Record<string, string>> =>
  chatPort === undefined ? {} : { CHAT_SERVICE: CHAT_SOCKET_PATH, CHAT_DOMAIN: domainOf(brand) };

/** Where the edge passes sockets of players on to. */
export const chatOfEdge = ({ chatPort }: StackPlan): Readonly<Record<string, string>> =>
  chatPort === undefined ? {} : { CHAT_SERVER: loopback(chatPort) };

/** The chat server of a stack, with its configuration written; nothing where this machine has none. */
export async function chatProcess(plan: StackPlan): Promise<ProcessSpec | undefined> {
  const { chatPort, stateDir, secrets, brands, gatewayPort, logDir } = plan;
  const program = findProsody();
  if (chatPort === undefined || !program) return undefined;
  const folder = join(stateDir, "chat");
  await mkdir(folder, { recursive: true });
  const config = join(folder, "prosody.cfg.lua");
  const hosts = brands.map((brand): ChatHost => ({ brand: brand.id, domain: domainOf(brand) }));
  const text = prosodyConfig({
    ...{ hosts, port: chatPort, secret: secrets.chat, gateway: loopback(gatewayPort), dataDir: folder },
    mayBeRoot: process.getuid?.() === 0,
  });
  // It holds the secret.
  await writeFile(config, text, { mode: 0o600 });
  return {
    name: "chat",
    command: program.command,
    args: [...program.args, "-F", "--config", config],
    cwd: folder,
    env: program.env,
    logFile: join(logDir, "chat.log"),
    readyUrl: `${loopback(chatPort)}/ready`,
  };
}
