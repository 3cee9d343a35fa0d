/** Path of the calls of pages about chat (R7.17). */
export const CHAT = "/gateway/chat/public";

/** The one path at which the edge takes a WebSocket, on every brand's host (R7.18). */
export const CHAT_SOCKET_PATH = "/chat/socket";
/** The subprotocol of that WebSocket (RFC 7395). */
export const CHAT_SUBPROTOCOL = "xmpp";
/** Where the chat server takes WebSockets from the edge. */
export const CHAT_SERVER_PATH = "/xmpp-websocket";
/** Carries the ticket of an admitted socket from the edge to the chat server. A client's own header of this name is dropped. */
export const CHAT_TICKET_HEADER = "x-chat-ticket";

/** The XMPP domain of a brand, by the host of its site. */
export const chatDomainOf = (host: string): string => `chat.${host}`;
/** The XMPP domain of a brand's rooms. */
export const conferenceOf = (domain: string): string => `conference.${domain}`;

/** The room that all players are in, where only hosts and the house speak (R4.16). The room of a brand has the brand's id. */
export const GLOBAL_ROOM = "globalroom";
/** The chat room beside a bingo hall, by the hall's slug. Where it is full, players are sent on to `hall-x-2`, `hall-x-3` … */
export const hallRoomOf = (slug: string): string => `hall-${slug}`;

/** What the chat server lets through. */
export const CHAT_LIMITS = {
  /** Characters as a reader counts them: an emoji with its parts is one. */
  messageCharacters: 240,
  messageLines: 3,
  /** Combining marks of a whole message: more are only there to deface it. */
  combiningMarks: 10,
  /** Players of one room; the next one is sent on. */
  roomPlaces: 200,
  /** Seconds for which a password and a ticket are good. */
  passwordSeconds: 60,
  ticketSeconds: 10,
} as const;

/** What a player may be in a room, besides a player. */
export const CHAT_ROLES = ["player", "host", "moderator"] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** The reactions that players have to choose from (XEP-0444). */
export const CHAT_REACTIONS = ["👍", "❤️", "😂", "🎉", "🍀", "😮", "😢", "👏"] as const;

/** Who may write in a room. */
export const CHAT_ROOM_MODES = ["open", "hosts", "closed"] as const;
export type ChatRoomMode = (typeof CHAT_ROOM_MODES)[number];
