import {
  CHAT_CONTROL_PATH,
  type ChatControl,
  END_SOCKETS_PATH,
  type EndSockets,
} from "@spilhus/contracts/chat";
import type { Clock } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { Agent, request } from "undici";
import type { GatewayConfig } from "../config/index.ts";

/** What the gateway tells the chat server and the edge. */
export interface ChatServer {
  /** @throws where the chat server did not take the order */
  order(control: ChatControl): Promise<void>;
  /** Has the edge end sockets. @throws where it did not; nothing happens where there is no edge */
  endSockets(whose: EndSockets): Promise<void>;
  close(): Promise<void>;
}

/** Signed calls with 1 s to connect and 2 s to answer; who calls repeats them. */
export function chatServer(
  { chat, edgeControl, edgeSecret }: Pick<GatewayConfig, "chat" | "edgeControl" | "edgeSecret">,
  clock: Clock,
): ChatServer | undefined {
  if (!chat) return undefined;
  const agent = new Agent({ connect: { timeout: 1_000 }, headersTimeout: 2_000, bodyTimeout: 2_000 });
  const post = async (origin: string, path: string, secret: string, content: unknown) => {
    const body = JSON.stringify(content);
    const signature = signRequest(secret, { method: "POST", path, body }, clock.now());
    const answer = await request(new URL(path, origin), {
      method: "POST",
      dispatcher: agent,
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      body,
    });
    await answer.body.dump({ limit: 65_536 });
    if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}`);
  };
  return {
    order: (control) => post(chat.control, CHAT_CONTROL_PATH, chat.secret, control),
    endSockets: (whose) =>
      edgeControl === undefined ? Promise.resolve() : post(edgeControl, END_SOCKETS_PATH, edgeSecret, whose),
    close: () => agent.close(),
  };
}
