// Apart from the calls that every open panel of the chat makes: a bundler keeps the module of a call as a whole.
import { IGNORE_CHATTER, READ_CHAT_RULES, REPORT_CHAT_MESSAGE, SET_CHAT_NAME } from "@spilhus/contracts/chat";
import { callOf } from "../request/index.ts";

export const setChatName = /* @__PURE__ */ callOf(SET_CHAT_NAME);
export const readChatRules = /* @__PURE__ */ callOf(READ_CHAT_RULES);
export const ignoreChatter = /* @__PURE__ */ callOf(IGNORE_CHATTER);
export const reportChatMessage = /* @__PURE__ */ callOf(REPORT_CHAT_MESSAGE);
