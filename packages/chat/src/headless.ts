export type { ConnectionState, LoginRefusal, RefusalReason } from "./connection/connectionState.ts";
export type { CredentialsAnswer } from "./connection/ChatConnection.ts";
export type { Chatter, ChatMessage, MessageState } from "./messages/chatMessage.ts";
export type { ChatCalls, ChatCommand } from "./session/chatCalls.ts";
export type { ChatSettings } from "./session/ChatSession.ts";
export { type ChatSnapshot, EMPTY_CHAT, EMPTY_ROOM, type RoomLog } from "./store/chatSnapshot.ts";
export { type ChatParts, SharedChat } from "./tabs/SharedChat.ts";
export { followPage } from "./tabs/followPage.ts";
