import { OPEN_SUPPORT_CONVERSATION, SEND_SUPPORT_MESSAGE } from "@spilhus/contracts/support";
import { callOf } from "../request/index.ts";

export const openSupportConversation = /* @__PURE__ */ callOf(OPEN_SUPPORT_CONVERSATION);
export const sendSupportMessage = /* @__PURE__ */ callOf(SEND_SUPPORT_MESSAGE);
