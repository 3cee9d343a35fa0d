import {
  FIND_SUPPORT_CONVERSATION,
  GET_SUPPORT_DESK,
  LIST_SUPPORT_MESSAGES,
  READ_SUPPORT_MESSAGES,
} from "@spilhus/contracts/support";
import { callOf } from "../request/index.ts";

export const getSupportDesk = /* @__PURE__ */ callOf(GET_SUPPORT_DESK);
export const findSupportConversation = /* @__PURE__ */ callOf(FIND_SUPPORT_CONVERSATION);
export const listSupportMessages = /* @__PURE__ */ callOf(LIST_SUPPORT_MESSAGES);
export const readSupportMessages = /* @__PURE__ */ callOf(READ_SUPPORT_MESSAGES);
