import { GET_CHAT_PROFILE, GET_XMPP_CONFIG, LIST_CHAT_ROOMS } from "@spilhus/contracts/chat";
import { callOf } from "../request/index.ts";

/** With what to log in to the chat server; asked before each login (R7.17). */
export const getXmppConfig = /* @__PURE__ */ callOf(GET_XMPP_CONFIG);
export const getChatProfile = /* @__PURE__ */ callOf(GET_CHAT_PROFILE);
export const listChatRooms = /* @__PURE__ */ callOf(LIST_CHAT_ROOMS);
