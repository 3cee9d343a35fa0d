// Apart from the calls of the chat's panel, which loads no schema library: a bundler keeps the module of a call as a whole.
import { APPEAL_CHAT_SANCTION, LIST_CHAT_SANCTIONS, LIST_OWN_CHAT_LINES } from "@spilhus/contracts/chat";
import { callOf } from "../request/index.ts";

export const listChatSanctions = /* @__PURE__ */ callOf(LIST_CHAT_SANCTIONS);
export const listOwnChatLines = /* @__PURE__ */ callOf(LIST_OWN_CHAT_LINES);
export const appealChatSanction = /* @__PURE__ */ callOf(APPEAL_CHAT_SANCTION);
