import {
  type ChatCalls,
  type ChatSnapshot,
  type CredentialsAnswer,
  EMPTY_ROOM,
  type RoomLog,
  SharedChat,
} from "@spilhus/chat/headless";
import { CHAT_SOCKET_PATH, GET_CHAT_PROFILE, GET_XMPP_CONFIG } from "@spilhus/contracts/chat";
import type { ChatterAccount } from "@spilhus/gateway/chat-faults";
import { request } from "undici";
import { WebSocket } from "ws";
import * as z from "zod";

const REASONS = { "not-signed-in": "signed-out", restricted: "restricted", "chat-banned": "banned" } as const;
const ConfigSchema = z.object({ jid: z.string(), password: z.string() });
const ProfileSchema = z.object({ chatId: z.string(), name: z.string() });
const RefusalSchema = z.object({ error: z.object({ code: z.string() }) });
const isReason = (code: string): code is keyof typeof REASONS => code in REASONS;

/** Where players find a brand. */
export interface ChatSite {
  readonly brand: string;
  /** Of the brand, with the port that pages name. */
  readonly host: string;
  /** Where it is reached. */
  readonly port: number;
}

/** What a browser sends of its own accord. */
export const headersOf = ({ host }: ChatSite, session: string): Record<string, string> => ({
  host,
  origin: `http://${host}`,
  cookie: `__Host-sid=${session}`,
});

/** Asks the gateway as a page does. */
async function ask(site: ChatSite, session: string, path: string): Promise<readonly [number, unknown]> {
  const answer = await request(`http://127.0.0.1:${site.port}${path}`, {
    headers: {
      ...headersOf(site, session),
      ...{
        accept: "application/json",
        "x-requested-with": "XMLHttpRequest",
        "sec-fetch-site": "same-origin",
      },
    },
    headersTimeout: 8_000,
    // A connection of its own: the one before may have ended with a network.
    reset: true,
  });
  return [answer.statusCode, await answer.body.json()];
}

async function askCredentials(site: ChatSite, session: string): Promise<CredentialsAnswer> {
  const [status, body] = await ask(site, session, GET_XMPP_CONFIG.path);
  if (status === 200) {
    const { jid, password } = ConfigSchema.parse(body);
    return { credentials: { username: jid.split("@", 1)[0] ?? "", password } };
  }
  const { error } = RefusalSchema.parse(body);
  if (isReason(error.code)) return { refused: { reason: REASONS[error.code], until: null } };
  throw new Error(`The login was refused with ${status} ${error.code}.`);
}

const sites = new Map<string, ChatSite>();

/** The browser's socket, with what a browser sends with it. The player stands before the `@`, which is not sent. */
class BrowserSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    const address = new URL(url);
    const session = address.username;
    address.username = "";
    const site = sites.get(session);
    super(address, protocols, { perMessageDeflate: false, headers: site ? headersOf(site, session) : {} });
  }

  /** A browser tells no message of a socket that it closes. */
  override emit(event: string, ...given: unknown[]): boolean {
    return (event !== "message" || this.readyState === WebSocket.OPEN) && super.emit(event, ...given);
  }
}

/** A player with the chat of a page open. */
export interface ChatPlayer extends ChatterAccount {
  readonly chat: SharedChat;
  readonly asked: () => number;
  /** The states of the connection since the start, with seconds, for the message of a test that fails. */
  readonly trail: () => string;
  snapshot(): ChatSnapshot;
  log(room: string): RoomLog;
  say(room: string, text: string): void;
}

/** Opens the chat of a page through everything that a page's goes through. */
export function openChatPlayer(account: ChatterAccount, site: ChatSite): ChatPlayer {
  Object.assign(globalThis, { WebSocket: BrowserSocket });
  sites.set(account.session, site);
  let asked = 0;
  const calls = {
    credentials: () => {
      asked += 1;
      return askCredentials(site, account.session);
    },
    profile: async () => {
      const [, body] = await ask(site, account.session, GET_CHAT_PROFILE.path);
      return {
        ...ProfileSchema.parse(body),
        ...{ role: "player" as const, nameFixedUntil: null, hasReadRules: true, ignored: [] },
      };
    },
  } satisfies Pick<ChatCalls, "credentials" | "profile">;
  const chat = new SharedChat(
    {
      brand: site.brand,
      service: `ws://${account.session}@127.0.0.1:${site.port}${CHAT_SOCKET_PATH}`,
      domain: `chat.${site.host.split(":", 1)[0]}`,
      // The panel alone makes the other calls.
      calls: calls as unknown as ChatCalls,
      log: () => undefined,
    },
    {
      // A page alone.
      openChannel: () => ({ postMessage() {}, close() {}, addEventListener() {} }),
      locks: undefined,
    },
  );
  const states: string[] = [];
  const begin = performance.now();
  chat.subscribe(() => {
    const { at, shown } = chat.snapshot().connection;
    const state = `${at} ${shown}`;
    if (states.at(-1)?.endsWith(state) !== true) {
      states.push(`${((performance.now() - begin) / 1_000).toFixed(1)} ${state}`);
    }
  });
  chat.open();
  return {
    ...account,
    chat,
    asked: () => asked,
    trail: () => states.slice(-20).join(", "),
    snapshot: () => chat.snapshot(),
    log: (room) => chat.snapshot().rooms[room] ?? EMPTY_ROOM,
    say: (room, text) => chat.do({ do: "say", room, text }),
  };
}

/** The status with which a player's socket is refused; 101 when it is not. */
export function socketStatus(site: ChatSite, session: string): Promise<number> {
  const address = `ws://127.0.0.1:${site.port}${CHAT_SOCKET_PATH}`;
  const socket = new WebSocket(address, "xmpp", { headers: headersOf(site, session) });
  return new Promise((resolve, reject) => {
    socket.on("unexpected-response", (_, { statusCode = 0 }) => {
      resolve(statusCode);
      socket.terminate();
    });
    socket.on("open", () => {
      resolve(101);
      socket.terminate();
    });
    socket.on("error", reject);
  });
}
