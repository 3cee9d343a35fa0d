import {
  GET_CHAT_PROFILE,
  GET_XMPP_CONFIG,
  IGNORE_CHATTER,
  LIST_CHAT_ROOMS,
  READ_CHAT_RULES,
  REPORT_CHAT_MESSAGE,
  SET_CHAT_NAME,
} from "@spilhus/contracts/chat";
import { callOf } from "../request/index.ts";

/** With what to log in to the chat server; asked before each login (R7.17). */
export const getXmppConfig = /* @__PURE__ */ callOf(GET_XMPP_CONFIG);
export const getChatProfile = /* @__PURE__ */ callOf(GET_CHAT_PROFILE);
export const setChatName = /* @__PURE__ */ callOf(SET_CHAT_NAME);
export const readChatRules = /* @__PURE__ */ callOf(READ_CHAT_RULES);
export const ignoreChatter = /* @__PURE__ */ callOf(IGNORE_CHATTER);
export const listChatRooms = /* @__PURE__ */ callOf(LIST_CHAT_ROOMS);
export const reportChatMessage = /* @__PURE__ */ callOf(REPORT_CHAT_MESSAGE);
