import type { ChatLine } from "@spilhus/contracts/chat";
import type { ConnectionState } from "../connection/connectionState.ts";
import type { ChatMessage } from "../messages/chatMessage.ts";
import type { RoomEvent } from "../messages/parseStanza.ts";

/** Messages of a room that are kept. */
export const MOST_MESSAGES = 300;

/** What is known of one room. */
export interface RoomLog {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Players in it, as the server has counted; undefined: not known. */
  readonly players: number | undefined;
  readonly isJoined: boolean;
  /** One's own occupant id in it. */
  readonly ownId: string | undefined;
  /** Why the room did not let the player in. */
  readonly turnedAway: string | undefined;
  /** Whether what follows happens now. */
  readonly isHistoryTold: boolean;
  /** When the player last said something in it, on whatever page, or the room told what became of it; on this page's monotonic clock, in ms. */
  readonly saidAt: number | undefined;
}

/** Everything a page shows of the chat. */
export interface ChatSnapshot {
  readonly connection: ConnectionState;
  readonly rooms: Readonly<Record<string, RoomLog>>;
  /** The server's time, and when it was told, on the page's monotonic clock (R3.14). */
  readonly serverTime: { readonly serverTime: string; readonly readAt: number } | undefined;
  /** What the player may not do. */
  readonly sanction: Extract<ChatLine, { kind: "sanction" }> | undefined;
  /** Whether the player is shown where help against gambling is to be had. */
  readonly needsCare: boolean;
}

/** One step of the chat; pages of one player tell each other these. */
export type ChatChange =
  | RoomEvent
  | { readonly type: "connection"; readonly state: ConnectionState }
  | { readonly type: "sending"; readonly room: string; readonly message: ChatMessage }
  | { readonly type: "not-sent"; readonly room: string; readonly originId: string }
  | { readonly type: "care-seen" };

export const EMPTY_ROOM: RoomLog = {
  messages: [],
  players: undefined,
  isJoined: false,
  ownId: undefined,
  turnedAway: undefined,
  isHistoryTold: false,
  saidAt: undefined,
};

export const EMPTY_CHAT: ChatSnapshot = {
  connection: { at: "idle", shown: "offline" },
  rooms: {},
  serverTime: undefined,
  sanction: undefined,
  needsCare: false,
};
