import { playerTransport } from "@spilhus/player-session/session";
import type { PlayerSettings } from "@spilhus/player-session/visitor";
import type { ChatCalls } from "../../session/chatCalls.ts";
import { SharedChat } from "../../tabs/SharedChat.ts";
import { callsOf } from "./callsOf.ts";

/** The chat of this page, and its calls. */
export interface PageChat {
  readonly chat: SharedChat;
  readonly calls: ChatCalls;
  /** By room: the newest message that the player has seen. Kept for as long as the page lives, and nowhere else. */
  readonly seen: Map<string, string>;
  /** By room: what the player has begun to write. Kept as long as `seen` is. */
  readonly drafts: Map<string, string>;
}

let opened: PageChat | undefined;

/** The address of a socket at a path of this site. */
export const socketAddress = (
  service: string,
  { protocol, host }: Pick<Location, "protocol" | "host">,
): string => `${protocol === "https:" ? "wss" : "ws"}://${host}${service}`;

/** The one chat of this page. */
export function sharedChatOf(
  brand: string,
  { service, domain }: NonNullable<PlayerSettings["chat"]>,
): PageChat {
  if (opened) return opened;
  const calls = callsOf({ ...playerTransport, onUnauthorized: undefined });
  const chat = new SharedChat({
    brand,
    domain,
    service: socketAddress(service, location),
    calls,
    // The only trace of a failure (R8.17).
    log: (message, cause) => console.warn(message, cause),
  });
  opened = { chat, calls, seen: new Map(), drafts: new Map() };
  return opened;
}
